// breaks: engine-imports-nothing
import type { Port } from '$lib/table/ports';
export type Canary = Port;
