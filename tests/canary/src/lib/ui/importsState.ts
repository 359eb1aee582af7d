// breaks: ui-imports-engine-types-and-i18n
import { state } from '$lib/state/settings.svelte';
export const canary = state;
