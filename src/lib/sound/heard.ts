/** What one hears and feels when one picture of the table follows another: the same difference that motion shows. */
import type { Seat } from '../engine/types';
import type { View } from '../engine/variants/types';

export type Sound = 'sweep' | 'deal' | 'card' | 'chalk' | 'bell' | 'turn' | 'knock';
export type Buzz = 'laid' | 'turn' | 'match';

/** One picture of the table. */
export interface Moment {
  /** The game's id. */
  readonly game: string;
  readonly view: View<'schieber'>;
  /** It has been seen: a full trick may be taken off the cloth. */
  readonly rested: boolean;
  /** When it grows, the view is an earlier one. */
  readonly takeBacks: number;
}
export interface Heard {
  readonly sounds: readonly Sound[];
  readonly buzz: Buzz | null;
}

/** Milliseconds for others' moves after which a person's mind may be elsewhere; a round at normal pace takes five. */
const FELT = 3000;
const CALLED = 6000;
const SILENCE: Heard = { sounds: [], buzz: null };

type Table = Pick<View<'schieber'>, 'tricks' | 'active'>;
const laid = ({ tricks }: Table): number => tricks.reduce((sum, { cards }) => sum + cards.length, 0);
const full = ({ tricks, active }: Table): number =>
  tricks.filter(({ cards }) => cards.length === active.length).length;

/** How many tricks are off the cloth. */
function collected({ view, rested }: Moment): number {
  const fresh = view.effects.some(({ type }) => type === 'trickWon');
  return full(view) - (fresh && !rested ? 1 : 0);
}

/** Who laid the newest card. */
function newest({ tricks, active }: Table): Seat | null {
  const trick = tricks.at(-1);
  if (!trick || trick.cards.length === 0) return null;
  return active[(active.indexOf(trick.leader) + trick.cards.length - 1) % active.length] ?? null;
}

const isDealt = ({ view: before }: Moment, { view: now }: Moment): boolean =>
  now.phase === 'declare' && before.phase !== 'declare' && before.phase !== 'play';

const isMatch = ({ view: before }: Moment, { view: now }: Moment): boolean =>
  now.deals.length > before.deals.length && now.deals.at(-1)?.match !== null;

/** Nothing leads from one to the other: another game or seat, something taken back, a deal that was never seen. */
const isApart = (before: Moment, now: Moment): boolean =>
  before.game !== now.game ||
  before.takeBacks !== now.takeBacks ||
  before.view.seat !== now.view.seat ||
  (!isDealt(before, now) && laid(now.view) < laid(before.view)) ||
  now.view.deals.length > before.view.deals.length + 1;

/** Somebody else is to move: whoever has to wait for them may be looking elsewhere. */
export const isWaiting = ({ view: { turn, seat } }: Moment): boolean =>
  typeof turn === 'number' && turn !== seat;

const getsTurn = ({ view: before }: Moment, { view: now }: Moment): boolean =>
  now.turn === now.seat && before.turn !== now.seat;

/** @param waited milliseconds since others began to move */
export function heard(before: Moment, now: Moment, waited: number): Heard {
  if (isApart(before, now)) return SILENCE;
  const fresh = isDealt(before, now);
  const cards = laid(now.view) - (fresh ? 0 : laid(before.view));
  const tricks = collected(now) - (fresh ? 0 : collected(before));
  const match = isMatch(before, now);
  const turn = getsTurn(before, now);
  const events: readonly [Sound, boolean][] = [
    ['sweep', tricks > 0 || (now.view.claim !== null && before.view.claim === null)],
    ['deal', fresh],
    ['card', cards > 0],
    ['chalk', now.view.board.some((points, side) => points > (before.view.board[side] ?? 0))],
    ['bell', match],
    ['turn', turn && waited > CALLED],
  ];
  const sounds = events.filter(([, happened]) => happened).map(([sound]) => sound);
  // Several moves at once are no move that was seen: only where it ended is heard.
  const many = cards > 1 || tricks > 1;
  return { sounds: many ? sounds.slice(-1) : sounds, buzz: buzzOf(match, turn && waited > FELT, cards, now) };
}

function buzzOf(match: boolean, turn: boolean, cards: number, { view }: Moment): Buzz | null {
  if (match) return 'match';
  if (turn) return 'turn';
  return cards === 1 && newest(view) === view.seat ? 'laid' : null;
}

/** Strokes heard at most, however much is written. */
const STROKES = 3;
/** How often the chalk is heard: a stroke for each fifty that the board grew by. */
export function strokesBetween({ view: before }: Moment, { view: now }: Moment): number {
  const grown = now.board.map((points, side) => Math.max(0, points - (before.board[side] ?? 0)));
  return Math.min(STROKES, Math.max(1, Math.ceil(Math.max(...grown) / 50)));
}
