/** Reading an Observation: what one seat of a Schieber has seen, and how it should be thought about. */
import { readFields, readList, readWhole } from '../engine/json';
import { readCards, readContract } from '../engine/moves';
import type { Card, Ranking, Result, Trick } from '../engine/types';
import { DEFAULT_OPTIONS, parseOptions } from '../engine/variants/schieber/options';
import { may, must, orNull, readAll, type ValuesOf } from './fields';
import { malformed, type ProtocolError, readSeat, readSwitch, refused } from './op';

const SEATS = 4;
const HAND = 9;
/** Nine cards make no more. */
const MAX_WEISE = 3;
const MAX_POINTS = 1e9;
/** Ten minutes. */
const MAX_TIME = 600_000;

/** A Weis as it was announced; its cards once they have been shown. */
export interface Heard {
  readonly points: number;
  readonly length: number;
  readonly cards: readonly Card[] | null;
}

const PHASES = ['declare', 'play'] as const;
/** From weak to strong. */
export const LEVEL_NAMES = ['weak', 'medium', 'strong'] as const;

const oneOf =
  <T>(words: readonly T[]) =>
  (raw: unknown): T | null =>
    words.find((word) => word === raw) ?? null;

const readText = (raw: unknown): string | null => (typeof raw === 'string' ? raw : null);

function readRanking(raw: unknown): Ranking | null {
  const contract = readContract(raw);
  if (!contract || contract.column !== null) return null;
  const { kind, suit } = contract;
  if (kind === 'trump' && suit !== null) return { kind, suit };
  return kind === 'obenabe' || kind === 'undenufe' ? { kind } : null;
}

function readTrick(raw: unknown): Trick | null {
  const fields = readFields(raw, ['leader', 'cards']);
  const leader = readSeat(fields?.leader);
  const cards = readCards(fields?.cards, SEATS);
  return leader !== null && cards && cards.length > 0 ? { leader, cards } : null;
}

function readHeard(raw: unknown): Heard | null {
  const fields = readFields(raw, ['points', 'length'], ['cards']);
  const points = readWhole(fields?.points, 20, 300);
  const length = readWhole(fields?.length, 3, HAND);
  const cards = fields?.cards === undefined ? [] : readCards(fields.cards, HAND);
  if (points === null || length === null || !cards) return null;
  return { points, length, cards: fields?.cards === undefined ? null : cards };
}

const readAnnounced = (raw: unknown): Heard[][] | null =>
  exactly(SEATS, raw, (seat) => readList(seat, MAX_WEISE, readHeard));

const readBoard = (raw: unknown): readonly [number, number] | null =>
  exactly(2, raw, (points) => readWhole(points, 0, MAX_POINTS)) as [number, number] | null;

function exactly<T>(count: number, raw: unknown, read: (entry: unknown) => T | null): T[] | null {
  const list = readList(raw, count, read);
  return list?.length === count ? list : null;
}

function readTime(raw: unknown): number | null {
  return readWhole(readFields(raw, ['ms'])?.ms, 1, MAX_TIME);
}

/** What one seat has seen. What has not happened yet may be left out. */
const SEEN = {
  options: may(must(parseOptions, 'options are those of the Schieber, as hello tells them'), DEFAULT_OPTIONS),
  phase: must(oneOf(PHASES), 'phase is declare or play'),
  seat: must(readSeat, 'seat is a seat, 0 to 3'),
  hand: must((raw) => readCards(raw, HAND), 'hand is a list of at most nine different cards'),
  dealer: must(readSeat, 'dealer is a seat, 0 to 3'),
  declarer: orNull(must(readSeat, 'declarer is a seat, 0 to 3, or null')),
  pushed: must(readSwitch, 'pushed is true or false'),
  contract: orNull(must(readRanking, 'contract is a trump suit, Obenabe or Undenufe, or null')),
  tricks: may(
    must(
      (raw) => readList(raw, HAND, readTrick),
      'tricks is a list of {leader, cards} with one to four different cards each',
    ),
    [],
  ),
  announced: may(
    must(
      readAnnounced,
      'announced is per seat a list of at most three {points, length}, with cards once they are shown',
    ),
    [[], [], [], []],
  ),
  board: may(must(readBoard, 'board is the points of both sides'), [0, 0] as const),
};
/** How to think about it. */
const HOW = {
  level: orNull(must(oneOf(LEVEL_NAMES), 'level is weak, medium or strong')),
  seed: may(must(readText, 'seed is a text'), ''),
  budget: orNull(must(readTime, 'budget is {"ms":n}, a whole number of milliseconds from 1 to 600000')),
};
const READERS = { ...SEEN, ...HOW };

export type Observation = ValuesOf<typeof READERS>;

const KEYS = Object.keys(READERS) as (keyof typeof READERS)[];
/** What observations of other variants hold. */
const ELSEWHERE = ['calls', 'bids', 'shown', 'wish'];

/** Reads the line of `choose` or `rate`. Whether it could happen in a game, it does not ask. */
export function readObservation(line: unknown): Result<Observation, ProtocolError> {
  const all = readFields(line, ['op', 'variant'], [...KEYS, ...ELSEWHERE]);
  if (!all) return malformed(`an observation has variant, ${KEYS.join(', ')}, and nothing else`);
  if (typeof all.variant !== 'string') return malformed('variant is a name');
  if (all.variant !== 'schieber') return refused('variant', 'the computer player plays the Schieber');
  const fields = readFields(line, ['op', 'variant'], KEYS);
  if (!fields) return malformed(`the Schieber has no ${ELSEWHERE.join(', no ')}`);
  const read = readAll<typeof READERS>(fields, READERS);
  if (typeof read === 'string') return malformed(read);
  if ((read.level === null) === (read.budget === null))
    return malformed('an observation has either level or budget');
  return { ok: true, value: read };
}
