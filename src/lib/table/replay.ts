/**
 * A game to go through again, step by step, from the log alone. Only deals that lie open are in it: those that are
 * finished, and every one once the game is over or given up. So nothing in a replay is a secret.
 */
import { act, newGame, view, type Setup } from '../engine/game';
import type { Card, Seat } from '../engine/types';
import type { Action, Event, Game, View } from '../engine/variants/types';
import { openGame } from './game';
import type { GameLog } from './ports';

type Table = Game<'schieber'>;
type Move = Action<'schieber'>;

/** What one step brings. The compared Weise and the settlement follow from the card before: they have no event. */
export type StepKind = Move['type'] | 'weis' | 'settlement';

export interface Step {
  readonly kind: StepKind;
  /** Who did it; null for what nobody does. */
  readonly by: Seat | null;
  /** How many cards have been laid in this deal, that of this step included. */
  readonly cards: number;
}
export interface ReplayDeal {
  /** From 1. */
  readonly number: number;
  readonly steps: readonly Step[];
  /** False for the deal in which a game was given up. */
  readonly finished: boolean;
}
/** Both from 0. */
export interface Cursor {
  readonly deal: number;
  readonly step: number;
}
/** What is to be seen at a step. */
export interface Picture extends Cursor {
  readonly kind: StepKind;
  readonly by: Seat | null;
  readonly cards: number;
  /** As the person's seat saw it then. */
  readonly view: View<'schieber'>;
  /** The same in the step before; null at the first step of a deal. */
  readonly before: View<'schieber'> | null;
  /** Per seat, what it holds. */
  readonly hands: readonly (readonly Card[])[];
}
export interface Replay {
  readonly deals: readonly ReplayDeal[];
  /** A deal is being played: it is not among them. */
  readonly running: boolean;
  /** @throws if there is no such step */
  at(cursor: Cursor): Picture;
}

/** One step with the state after it. */
interface Frame extends Step {
  readonly game: Table;
}

/** @throws if the log is damaged, does not follow the rules, or tells a game that cannot be shown */
export function replayOf(log: GameLog): Replay {
  const { header, told, game } = openGame(log);
  if (game.variant !== 'schieber') throw new Error(`no replay of ${game.variant}`);
  const all = framesOf(header.setup as Setup<'schieber'>, told.events as readonly Event<'schieber'>[]);
  const over = game.phase === 'over' || told.givenUp;
  const open = all.filter((frames) => over || isFinished(frames));
  const seat = header.players.indexOf('human');
  return {
    deals: open.map((frames, index) => ({
      number: index + 1,
      steps: frames.map(({ kind, by, cards }) => ({ kind, by, cards })),
      finished: isFinished(frames),
    })),
    running: open.length < all.length,
    at: (cursor) => picture(open, cursor, seat),
  };
}

const isFinished = (frames: readonly Frame[]): boolean => frames.at(-1)?.kind === 'settlement';

/** Per deal its steps. */
function framesOf(setup: Setup<'schieber'>, events: readonly Event<'schieber'>[]): readonly Frame[][] {
  const deals: Frame[][] = [];
  let game = newGame(setup);
  for (const { by, action } of events) {
    const next = act(game, by, action);
    if (!next.ok) throw new Error(`the log breaks the rules: ${next.error}`);
    if (action.type === 'deal') deals.push([]);
    deals.at(-1)?.push(...framesAfter(game, next.value, by === 'chance' ? null : by, action.type));
    game = next.value;
  }
  return deals;
}

function framesAfter(before: Table, game: Table, by: Seat | null, kind: StepKind): Frame[] {
  const step = { cards: laid(game), game };
  return [
    { ...step, kind, by },
    ...(compared(before, game) ? [{ ...step, kind: 'weis' as const, by: null }] : []),
    ...(game.deals.length > before.deals.length ? [{ ...step, kind: 'settlement' as const, by: null }] : []),
  ];
}

const laid = ({ tricks }: Table): number => tricks.reduce((sum, { cards }) => sum + cards.length, 0);

/** The first trick has just become full, and somebody had announced something. */
const compared = (before: Table, game: Table): boolean =>
  before.phase === 'play' && laid(before) === 3 && laid(game) === 4 && game.weis !== null;

function picture(deals: readonly (readonly Frame[])[], cursor: Cursor, seat: Seat): Picture {
  const frames = deals[cursor.deal];
  const frame = frames?.[cursor.step];
  if (!frames || !frame) throw new Error(`no step ${cursor.step} in deal ${cursor.deal}`);
  const { kind, by, cards, game } = frame;
  const before = frames[cursor.step - 1];
  return {
    ...{ deal: cursor.deal, step: cursor.step, kind, by, cards },
    view: view(game, seat),
    before: before ? view(before.game, seat) : null,
    // A claim takes all cards off the table at once: what it was about is what was held.
    hands: kind === 'claim' && before ? before.game.hands : game.hands,
  };
}
