/** Randomness of deals: a ChaCha20 key stream, so that a game's seed fixes every card of it. */
import { chacha20 } from '@noble/ciphers/chacha.js';
import type { ByteSource } from '../engine/shuffle';

const BLOCK = 64;
const SEED_BYTES = 32;

/**
 * The random bytes of one deal.
 * @param seed 64 hex digits (256 bits), the key
 * @param deal 0-based number of the deal, the nonce: no two deals share a stream
 */
export function dealBytes(seed: string, deal: number): ByteSource {
  const key = bytesOf(seed);
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(0, deal, true);
  let block = new Uint8Array(0);
  let counter = 0;
  let next = 0;
  return () => {
    if (next === block.length) {
      block = chacha20(key, nonce, new Uint8Array(BLOCK), undefined, counter++) as Uint8Array<ArrayBuffer>;
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
