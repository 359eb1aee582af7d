// breaks: i18n-imports-engine-types
import { state } from '../state/settings.svelte';
export const canary = state;
