/** Single keys at the table. Each also has a button, and a setting switches them off (WCAG 2.1.4). */

/** What can lie over the table. */
const OVERLAYS = ['menu', 'log', 'bilanz', 'trick', 'dictionary', 'advice'] as const;
export type Overlay = (typeof OVERLAYS)[number];

export const isOverlay = (text: unknown): text is Overlay => (OVERLAYS as readonly unknown[]).includes(text);

const KEYS: Readonly<Record<string, Overlay | 'undo'>> = {
  m: 'menu',
  l: 'trick',
  v: 'log',
  b: 'bilanz',
  w: 'dictionary',
  h: 'advice',
  z: 'undo',
};

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'target'>;

/** What a key asks for; null for any other, with Ctrl and the like, while typing, and under an open dialog. */
export function shortcut(press: Press): Overlay | 'undo' | null {
  const { key, ctrlKey, metaKey, altKey, repeat, target } = press;
  if (ctrlKey || metaKey || altKey || repeat) return null;
  if (target instanceof Element && target.closest('input, textarea, select, dialog')) return null;
  return KEYS[key.toLowerCase()] ?? null;
}
