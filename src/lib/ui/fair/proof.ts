/** How a game's cards came about, as the page gets it. */
import type { Card } from '../../engine/types';

export interface Cut {
  /** Cards lifted off, 1 to 35. */
  readonly at: number;
  readonly word: string;
}

export interface Proof {
  readonly commitment: string;
  readonly cut: Cut | null;
  /** Null while the game is open. */
  readonly opened: Opened | null;
}

export interface Opened {
  readonly seed: string;
  readonly key: string;
  /** Per deal the hands by seat, dealt again, and whether the game's log says the same. */
  readonly deals: readonly { readonly hands: readonly (readonly Card[])[]; readonly same: boolean }[];
}

/** What the key is the digest of. */
export const keyText = (seed: string, { at, word }: Cut): string => `${seed}/${at}/${word}`;

/** A text as one word of a shell. */
export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** In groups of four, for the eye. */
export const grouped = (code: string): string => (code.match(/.{1,4}/g) ?? []).join(' ');

/**
 * SHA-256 by the browser, and not by the code that made the cards.
 * @returns null where the browser does not offer it, on a page without https
 */
export async function sha256(text: string): Promise<string | null> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return null;
  }
}
