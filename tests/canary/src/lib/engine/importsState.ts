// breaks: engine-imports-nothing
import { state } from '../state/settings.svelte';
export const canary = state;
