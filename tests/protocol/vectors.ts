/** The reference vectors of tests/vectors, as lines of the protocol ask for them. */
import { readFileSync } from 'node:fs';

export interface LegalVector {
  readonly hand: readonly string[];
  readonly trick: readonly string[];
  readonly trump: string;
  readonly legal: readonly string[];
}
export interface DealVector {
  readonly trump: string;
  readonly leader: number;
  readonly hands: readonly (readonly string[])[];
  readonly plays: readonly (readonly [seat: number, card: string])[];
  readonly trickWinners: readonly number[];
  readonly trickPoints: readonly number[];
  readonly teamPoints: readonly [number, number];
}
export interface Recorded {
  readonly variant: string;
  readonly options: object;
  readonly foreign?: boolean;
  readonly deals: readonly RecordedDeal[];
}
export interface RecordedDeal {
  readonly dealer: number;
  readonly hands: readonly (readonly string[])[];
  readonly actions: readonly { readonly seat: number }[];
}
export interface RecordVector {
  readonly record: Recorded;
  readonly expect: { readonly deals: readonly object[] } & Readonly<Record<string, unknown>>;
}
export interface FaultVector {
  readonly record: Recorded;
  readonly expect: { readonly error: string; readonly deal: number; readonly action: number | null };
  readonly fault: string;
}

function read<T>(file: string): T[] {
  const text = readFileSync(new URL(`../vectors/${file}`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

export const legalVectors = read<LegalVector>('legal.jsonl');
export const dealVectors = read<DealVector>('deals.jsonl');
export const schieberRecords = read<RecordVector>('records/schieber.jsonl');
export const schieberFaults = read<FaultVector>('records/faults.jsonl').filter(
  ({ record }) => record.variant === 'schieber',
);

/** The vectors write O and U for the two rankings without trump. */
export function rankingText(trump: string): string {
  if (trump === 'O') return 'obenabe';
  return trump === 'U' ? 'undenufe' : trump;
}

/** The plays of a deal, trick by trick. */
export const tricksOf = (deal: DealVector): (readonly (readonly [seat: number, card: string])[])[] =>
  deal.trickWinners.map((_, trick) => deal.plays.slice(trick * 4, trick * 4 + 4));
