/** What a key does in a replay. */
export type Key = 'first' | 'back' | 'play' | 'next' | 'last' | 'trickBack' | 'trickNext';

const KEYS: Readonly<Record<string, Key>> = {
  ArrowLeft: 'back',
  ArrowRight: 'next',
  ArrowUp: 'trickBack',
  ArrowDown: 'trickNext',
  Home: 'first',
  End: 'last',
  ' ': 'play',
};
/** A key that such a thing answers itself stays with it: a list of deals, a button, what can be scrolled. */
const OWN: Readonly<Record<string, string>> = { ' ': 'button, a, summary, select' };
const OWN_ARROWS = 'select, [data-scrolls]';

export function keyOf(event: KeyboardEvent): Key | null {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey || altKey || shiftKey) return null;
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const own = OWN[key] ?? (sideways ? 'select' : OWN_ARROWS);
  // What lies over the replay has its own keys.
  if (target instanceof Element && target.closest(`dialog, ${own}`)) return null;
  return KEYS[key] ?? null;
}
