// breaks: ai-imports-engine
import { state } from '../../state/settings.svelte';
export const canary = state;
