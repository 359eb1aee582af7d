/** The Schieber as the engine plays it: dealing, choosing or pushing, playing (docs/RULES.md §1–4). */
import { nextSeat, PACK_36, SUITS } from '../../cards';
import { firstDealer, isWholeDeal, packets, seatsFrom } from '../../deal';
import type { PhaseRules, Rules } from '../../rules';
import type { Actor, Card, DealAction, Ranking, Seat } from '../../types';
import { DEFAULT_OPTIONS, parseOptions } from './options';
import { play } from './play';
import { record } from './record';
import { outcome } from './standing';
import { see } from './view';
import type { SchieberAction, SchieberGame, SchieberOptions } from './types';

type State = SchieberGame<'all'>;

const SEATS = 4;
const SIDES = [
  [0, 2],
  [1, 3],
];
const PACKET = 3;
const CONTRACTS: readonly Ranking[] = [
  ...SUITS.map((suit) => ({ kind: 'trump' as const, suit })),
  { kind: 'obenabe' },
  { kind: 'undenufe' },
];

function create(options: SchieberOptions, foreign: boolean): State {
  return {
    variant: 'schieber',
    options,
    foreign,
    phase: 'deal',
    turn: 'chance',
    dealer: null,
    active: [],
    sides: SIDES,
    hands: [[], [], [], []],
    deals: [],
    effects: [],
    board: [0, 0],
    end: null,
    ...NOTHING_PLAYED,
  };
}

/** The state of a deal before anybody has done anything. */
const NOTHING_PLAYED = {
  contract: null,
  tricks: [],
  chooser: null,
  pushed: false,
  announced: [[], [], [], []],
  weis: null,
  stoeck: null,
  match: null,
  claim: null,
  points: [0, 0],
} as const;

/** Null before the first deal: then H7 decides. */
const rotated = (game: State): Seat | null => (game.dealer === null ? null : nextSeat(game.dealer, SEATS));

function rightDealer(game: State, action: SchieberAction): boolean {
  if (action.type !== 'deal' || game.foreign) return true;
  return action.dealer === (rotated(game) ?? firstDealer(action.hands));
}

function dealCards(game: State, cards: readonly Card[]): DealAction {
  const dealer = rotated(game);
  const hands = packets(cards, SEATS, dealer === null ? 0 : nextSeat(dealer, SEATS), PACKET);
  return { type: 'deal', dealer: dealer ?? firstDealer(hands), hands };
}

const deal: PhaseRules<'schieber'> = {
  legal: () => [],
  apply(game: State, _by: Actor, action: SchieberAction): State | null {
    if (action.type !== 'deal' || !isWholeDeal(action.hands, PACK_36, SEATS)) return null;
    if (!SIDES.flat().includes(action.dealer)) return null;
    const active = seatsFrom(nextSeat(action.dealer, SEATS), SEATS);
    const hands = action.hands.map((hand) => [...hand].sort((a, b) => a - b));
    return {
      ...game,
      ...NOTHING_PLAYED,
      phase: 'declare',
      turn: active[0] as Seat,
      dealer: action.dealer,
      active,
      hands,
      effects: [],
    };
  },
};

const declare: PhaseRules<'schieber'> = {
  legal(game: State, seat: Seat): SchieberAction[] {
    if (seat !== game.turn) return [];
    const choices = CONTRACTS.map((contract) => ({ type: 'declare' as const, contract }));
    return game.pushed ? choices : [...choices, { type: 'push' }];
  },
  apply(game: State, by: Actor, action: SchieberAction): State | null {
    const forehand = game.active[0] as Seat;
    if (action.type === 'push' && !game.pushed) {
      return { ...game, pushed: true, turn: game.active[2] as Seat, effects: [] };
    }
    const contract =
      action.type === 'declare' ? CONTRACTS.find((known) => sameContract(known, action.contract)) : null;
    if (!contract || by === 'chance') return null;
    return { ...game, phase: 'play', turn: forehand, chooser: by, contract, effects: [] };
  },
};

const sameContract = (a: Ranking, b: Ranking): boolean =>
  a.kind === 'trump' && b.kind === 'trump' ? a.suit === b.suit : a.kind === b.kind;

function next(game: State): { dealer: Seat; forehand: Seat } | null {
  const dealer = rotated(game);
  return dealer === null || game.end ? null : { dealer, forehand: nextSeat(dealer, SEATS) };
}

export const schieber: Rules<'schieber'> = {
  variant: 'schieber',
  defaults: DEFAULT_OPTIONS,
  parseOptions,
  create,
  phases: { deal, declare, play },
  pack: PACK_36,
  dealCards,
  rightDealer,
  next,
  see,
  outcome,
  record,
};
