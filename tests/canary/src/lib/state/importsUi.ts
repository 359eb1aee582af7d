// breaks: state-imports-all-but-ui
import Card from '../ui/Card.svelte';
export const canary = Card;
