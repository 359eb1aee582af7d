// breaks: sound-imports-engine-types
import { settings } from '../state/settings.svelte';
export const canary = settings;
