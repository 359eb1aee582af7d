/** A position as a game: what its seat knows of it, and the play that leads there once the other hands are dealt. */
import { act, newGame, view } from '../engine/game';
import { seatsFrom } from '../engine/deal';
import { isComplete, playedBy, seatOf } from '../engine/play';
import { show } from '../engine/secrets';
import { winnerOf } from '../engine/trick';
import type { Actor, Announced, Card, Ranking, Result, Seat, Trick } from '../engine/types';
import type { SchieberScore } from '../engine/variants/schieber/types';
import type { Action, Game, View } from '../engine/variants/types';
import type { PositionFacts } from './positionFacts';
import type { PositionFault } from './positionSeal';

type Table = Game<'schieber'>;
type Move = Action<'schieber'>;

const SEATS = 4;
const HAND = 9;

/** What is wrong with the cards themselves; null if nothing is. */
export function faultIn(facts: PositionFacts): PositionFault | null {
  const cards = [...facts.tricks.flatMap((trick) => trick.cards), ...facts.hand];
  const twice = cards.find((card, index) => cards.indexOf(card) < index);
  if (twice !== undefined) return { code: 'twice', card: twice };
  const broken = brokenTrick(facts);
  if (broken >= 0) return { code: 'order', trick: broken + 1 };
  const own = playedBy(facts.seat, facts.tricks, activeIn(facts)).length + facts.hand.length;
  if (own !== HAND) return { code: 'count' };
  return isOver(facts) ? { code: 'impossible' } : null;
}

/** The deals before have ended the game already. */
function isOver({ options: { target, deals }, deals: played, before }: PositionFacts): boolean {
  return (target !== null && Math.max(...before) >= target) || (deals !== null && played >= deals);
}

/** The first trick that cannot follow the one before; -1 if there is none. */
function brokenTrick(facts: PositionFacts): number {
  const { tricks, contract } = facts;
  if (!contract) return tricks.length > 0 ? 0 : -1;
  const active = activeIn(facts);
  const wrong = (trick: Trick, index: number): boolean =>
    index >= HAND || trick.cards.length === 0 || trick.cards.length > SEATS || trick.leader !== leads(index);
  const leads = (index: number): Seat | null => {
    const before = tricks[index - 1];
    if (!before) return active[0] as Seat;
    return isComplete(before, active) ? seatOf(active, before, winnerOf(before.cards, contract)) : null;
  };
  return tricks.findIndex(wrong);
}

const activeIn = ({ dealer }: PositionFacts): Seat[] => seatsFrom((dealer + 1) % SEATS, SEATS);

/** As far as it says how the unseen cards may lie; for the rest the deal has to be played. */
export function sketchOf(facts: PositionFacts): View<'schieber'> {
  const game = startOf(facts);
  const active = activeIn(facts);
  const left = (seat: Seat): number => HAND - playedBy(seat, facts.tricks, active).length;
  const hand = show(facts.hand);
  const { contract, chooser, pushed, tricks, announced, dealer, seat } = facts;
  return {
    ...view<'schieber'>(game, seat),
    ...{ seat, hand, dealer, active, contract, chooser, pushed, tricks, announced },
    hands: [0, 1, 2, 3].map((other) => (other === seat ? hand : left(other))),
  };
}

/**
 * Plays the deal up to the position with the unseen cards dealt like this.
 * @param hands per seat what is still held
 * @param secrets the cards of the Weise that do not lie open, in the order of their seats
 * @returns null if the rules forbid it
 */
export function playTo(
  facts: PositionFacts,
  hands: readonly (readonly Card[])[],
  secrets: readonly (readonly Card[])[],
): Table | null {
  let game: Table | null = startOf(facts);
  for (const [by, action] of movesTo(facts, hands, secrets)) {
    const next: Result<Table, unknown> = act<'schieber'>(game, by, action);
    if (!next.ok) return null;
    game = next.value;
  }
  return game;
}

function movesTo(
  facts: PositionFacts,
  hands: readonly (readonly Card[])[],
  secrets: readonly (readonly Card[])[],
): [Actor, Move][] {
  const { dealer, tricks, contract, chooser, pushed } = facts;
  const active = activeIn(facts);
  const dealt = hands.map((hand, seat) => [...hand, ...playedBy(seat, tricks, active)]);
  return [
    ['chance', { type: 'deal', dealer, hands: dealt }],
    ...(pushed ? [[active[0] as Seat, { type: 'push' }] as [Actor, Move]] : []),
    ...(contract && chooser !== null ? [[chooser, { type: 'declare', contract }] as [Actor, Move]] : []),
    ...playsOf(facts, active, namedWeise(facts.announced, secrets)),
  ];
}

/** Per seat the cards of all it announced. */
function namedWeise(
  announced: readonly (readonly Announced<'seat'>[])[],
  secrets: readonly (readonly Card[])[],
): (readonly Card[])[][] {
  let next = 0;
  return announced.map((weise) => weise.map(({ cards }) => cards ?? secrets[next++] ?? []));
}

function playsOf(
  { tricks }: PositionFacts,
  active: readonly Seat[],
  weise: (readonly Card[])[][],
): [Actor, Move][] {
  return tricks.flatMap((trick, index) =>
    trick.cards.map((card, i): [Actor, Move] => {
      const by = seatOf(active, trick, i);
      const weis = index === 0 ? { weis: weise[by] ?? [] } : {};
      return [by, { type: 'play', card, ...weis }];
    }),
  );
}

/** The table before this deal. */
function startOf({ options, foreign, deals, before, dealer }: PositionFacts): Table {
  const game = newGame<'schieber'>({ variant: 'schieber', options, foreign });
  const last = deals > 0 ? (dealer + SEATS - 1) % SEATS : null;
  return { ...game, dealer: last, board: before, deals: earlier(deals, before, dealer) };
}

/** A text has room only for how many deals there were and what they brought: all of it stands in the first one. */
function earlier(deals: number, before: readonly [number, number], dealer: Seat): SchieberScore[] {
  return Array.from({ length: deals }, (_, index) => ({
    ...NOTHING,
    ...seatsOf((dealer + SEATS * deals - deals + index) % SEATS),
    written: index === 0 ? before : NOTHING.points,
  }));
}

const seatsOf = (dealer: Seat): Pick<SchieberScore, 'dealer' | 'forehand' | 'chooser'> => {
  const forehand = (dealer + 1) % SEATS;
  return { dealer, forehand, chooser: forehand };
};

const NOTHING = {
  pushed: false,
  contract: { kind: 'obenabe' } satisfies Ranking,
  factor: 1,
  trickWinners: [],
  trickPoints: [],
  points: [0, 0],
  weis: null,
  announced: [[], [], [], []],
  stoeck: null,
  match: null,
  claim: null,
} as const;
