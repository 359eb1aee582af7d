import { sortCards } from '../../engine/cards';
import type { Card } from '../../engine/types';
import type { View } from '../../engine/variants/types';
import { BeliefWorlds, type Weighted } from '../beliefs/beliefWorlds';
import { type Code, orderOf } from '../fast/order';
import { Position } from '../fast/position';
import { Random } from '../random';
import { Judge } from '../solver/judge';
import { playOut } from '../solver/rollout';
import { Search } from '../solver/search';
import { Worlds } from '../worlds';
import type { Budget } from './cards';
import { playable } from './greedy';
import { load, type Standing, standingOf } from './loading';
import { errorOf, meanOf, nothing, plus, type Sums, world as worldSums } from './sums';

/** All card points of a deal and the 5 of the last trick. */
const DEAL = 157;

/** What a card brings: own side's points at the end of the deal, without factor, Weis, Stöck and match. */
export interface Rated {
  readonly card: Card;
  readonly points: number;
  /** How far that may be from the average over all worlds; 0 if it is over all of them. */
  readonly stderr: number;
}
export interface Rating {
  /** Every card that may be played, in the order of the pack. */
  readonly cards: readonly Rated[];
  readonly worlds: number;
}

const search = new Search();
const judge = new Judge();
const position = new Position();
// A match is no card points: the average is to be one of points that are there to be made.
position.matchBonus = 0;
const leads = new Int32Array(9);

/**
 * Rates every card that may be played over the same worlds, each as likely as the others' play makes it. Nothing is
 * forgotten here, whatever the level: where a card is remembered wrongly, points do not add up.
 */
export function rateCards(view: View<'schieber'>, seed: string, budget: Budget): Rating {
  const standing = standingOf(view, orderOf(view.contract!));
  const random = new Random(`${seed}/${view.seat}/${view.hand.length}`);
  const sample = new BeliefWorlds(view, budget.candidates).sample(budget.worlds, random);
  const codes = rootMoves(standing, sample[0]!.world.hands);
  search.clear();
  const none = nothing(codes, codes[0]!);
  const sums = sample.reduce((sum, one) => plus(sum, judged(one, standing, none, budget)), none);
  const all = budget.candidates > 0 && sums.worlds === new Worlds(view).ways;
  const [a, b] = view.points;
  const sign = view.seat & 1 ? -1 : 1;
  const cards = sortCards(playable(view.legal)).map((card) => {
    const i = indexIn(codes, standing.order.codeOf[card]!);
    const lead = sign * (a - b + meanOf(sums, i));
    return { card, points: (DEAL + lead) / 2, stderr: all ? 0 : errorOf(sums, i) / 2 };
  });
  return { cards, worlds: sums.worlds };
}

/** The moves at the root, equal neighbours as one: what lies between them is out or not, whoever holds it. */
function rootMoves(standing: Standing, hands: readonly (readonly Card[])[]): Code[] {
  load(position, standing, hands);
  return [...judge.moves.subarray(0, judge.list(position, 0))];
}

/** The place of the move that stands for this card: the lowest of its suit that is not below it. */
function indexIn(codes: readonly Code[], code: Code): number {
  const standIn = codes.reduce(
    (found, other) => (other >> 4 === code >> 4 && other >= code && other < found ? other : found),
    Infinity,
  );
  return codes.indexOf(standIn);
}

/** Side 0's lead from here on for each card: searched to the end, if that is not too much work. */
function judged({ world, weight }: Weighted, standing: Standing, none: Sums, budget: Budget): Sums {
  const codes = none.cards;
  const before = search.nodes;
  load(position, standing, world.hands);
  const exact =
    standing.left <= budget.exactFrom &&
    search.cardValues(position, codes, leads, budget.nodes / budget.block);
  codes.forEach((code, i) => {
    if (exact) return;
    load(position, standing, world.hands);
    position.play(code);
    playOut(position);
    leads[i] = position.diff;
  });
  return worldSums(none, weight, [...leads.subarray(0, codes.length)], search.nodes - before);
}
