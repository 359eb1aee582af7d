/** Randomness of deals: a ChaCha20 key stream, so that seed and cut fix every card of a game (docs/FAIR-DEALS.md). */
import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { ByteSource } from '../engine/shuffle';
import type { Cut, GameHeader } from './ports';

const BLOCK = 64;
const SEED_BYTES = 32;

/**
 * The random bytes of one deal.
 * @param key 64 hex digits (256 bits), see `keyOf`
 * @param deal 0-based number of the deal, the nonce: no two deals share a stream
 */
export function dealBytes(key: string, deal: number): ByteSource {
  const keyBytes = bytesOf(key);
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(0, deal, true);
  let block = new Uint8Array(0);
  let counter = 0;
  let next = 0;
  return () => {
    if (next === block.length) {
      block = chacha20(
        keyBytes,
        nonce,
        new Uint8Array(BLOCK),
        undefined,
        counter++,
      ) as Uint8Array<ArrayBuffer>;
      next = 0;
    }
    return block[next++] as number;
  };
}

/** @throws if the seed is not 64 hex digits */
function bytesOf(seed: string): Uint8Array {
  if (!isSeed(seed)) throw new Error('a seed is 64 hex digits');
  return Uint8Array.from({ length: SEED_BYTES }, (_, i) => parseInt(seed.slice(2 * i, 2 * i + 2), 16));
}

export const isSeed = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

/** The seed that 32 random bytes make. */
export const seedOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What a player sees before he cuts: it fixes the seed without giving it away. */
export const commitmentTo = (seed: string): string => digest(seed);

/** The key of a game's cards: the seed, and with a cut the digest of both. */
export const keyOf = ({ seed, cut }: Pick<GameHeader, 'seed' | 'cut'>): string =>
  cut ? digest(`${seed}/${cut.at}/${cut.word}`) : seed;

/** SHA-256 of a text's UTF-8 bytes, as 64 hex digits. */
const digest = (text: string): string => seedOf(sha256(new TextEncoder().encode(text)));

const LONGEST_WORD = 40;

/** A word as it can be copied from a page and typed into another program: white space is one blank. */
export const tidyWord = (raw: string): string =>
  [...seen(raw.normalize('NFC').replace(/\s+/g, ' ')).trim()].slice(0, LONGEST_WORD).join('').trim();

/** Without controls and marks of direction: whoever checks the code types what stands on the page. */
const seen = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '');

export function isCut(raw: unknown): raw is Cut {
  if (typeof raw !== 'object' || raw === null) return false;
  const { at, word } = raw as Partial<Record<keyof Cut, unknown>>;
  const place = Number.isInteger(at) && (at as number) >= 1 && (at as number) <= 35;
  return place && typeof word === 'string' && [...word].length <= LONGEST_WORD;
}
