// breaks: engine-imports-nothing
import { untrack } from 'svelte';
export const canary = untrack;
