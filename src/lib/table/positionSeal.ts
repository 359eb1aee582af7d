/** First and last line of a position's text: what it is, its version, and whether it is whole. */
import type { Card, Result } from '../engine/types';

const VERSION = 1;
const HEAD = /^Salonjass-Stellung (\d{1,6})$/;
const END = /^Ende (\d{1,3}) ([0-9a-z]{1,7})$/;
/** Far more than any position takes, so that nobody waits for a whole book. */
const LONGEST = 20_000;

/**
 * Why a text was not taken as a position.
 * - `none`: nowhere in it does one begin
 * - `newer`: from a version of the app that is newer than this one
 * - `cut`: lines are missing, at its end or before
 * - `changed`: it is whole, but no longer as it was written
 * - `line`: a line that says nothing that is known here
 * - `twice`: a card that is there more than once
 * - `count`: the hand is too large or too small for the tricks that were played
 * - `order`: a trick (from 1) that was led out of turn, or whose cards are too many or too few
 * - `contradiction`: a line that does not follow from the others
 * - `impossible`: no deal and no play lead there
 */
export type PositionFault =
  | { readonly code: 'none' | 'newer' | 'cut' | 'changed' | 'count' | 'impossible' }
  | { readonly code: 'line' | 'contradiction'; readonly line: string }
  | { readonly code: 'order'; readonly trick: number }
  | { readonly code: 'twice'; readonly card: Card };

/** The lines between the first and the last one, and whether they are as they were written. */
export interface Unsealed {
  readonly lines: readonly string[];
  readonly intact: boolean;
}

export function seal(lines: readonly string[]): string {
  const told = [`Salonjass-Stellung ${VERSION}`, ...lines];
  return [...told, `Ende ${told.length} ${digest(told)}`].join('\n');
}

/** Whatever stands before and behind it, how lines end and how a messenger quotes them does not matter. */
export function unseal(text: string): Result<Unsealed, PositionFault> {
  const all = text
    .slice(0, LONGEST)
    .normalize('NFC')
    .split(/\r\n?|\n/)
    .map(tidy)
    .filter((line) => line !== '');
  const head = all.findIndex((line) => HEAD.test(line));
  if (head < 0) return { ok: false, error: { code: 'none' } };
  if (Number(HEAD.exec(all[head] as string)?.[1]) > VERSION) return { ok: false, error: { code: 'newer' } };
  const told = all.slice(head);
  const end = told.findIndex((line) => END.test(line));
  const [, count, sum] = END.exec(told[end] ?? '') ?? [];
  if (end < 0 || end < Number(count)) return { ok: false, error: { code: 'cut' } };
  const whole = told.slice(0, end);
  return {
    ok: true,
    value: { lines: whole.slice(1), intact: end === Number(count) && sum === digest(whole) },
  };
}

/** Without the marks of a quotation, and blanks all alike. */
const tidy = (line: string): string => line.replace(/^[\s>*_`]+|[\s*_`]+$/g, '').replace(/\s+/g, ' ');

/** FNV-1a over 32 bits: against slips, not against ill will. */
function digest(lines: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const sign of lines.join('\n')) hash = Math.imul(hash ^ (sign.codePointAt(0) as number), 0x01000193);
  return (hash >>> 0).toString(36);
}
