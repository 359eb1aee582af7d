import type { Card, Ranking } from '../../engine/types';
import { factorOf } from '../../engine/variants/schieber/options';
import type { Action, View } from '../../engine/variants/types';
import { weisPoints } from '../beliefs/weise';
import { masksOf, ORDERS } from '../fast/order';
import type { Random } from '../random';
import { type Prospect, prospectOf } from './stake';
import { MODELS, WEIS } from './trumpWeights';
import { weisWorth, type Worth, worthBy, worthOf } from './trumpWorth';

/** Partner's hands looked at before pushing. */
const PARTNERS = 400;
const NATURAL = ORDERS[4]!;

/** A contract that may be declared, its place in `ORDERS`, and its factor. */
interface Choice {
  readonly contract: Ranking;
  readonly at: number;
  readonly factor: number;
}
/** What can be chosen, and what it does for the game. */
interface Table {
  readonly choices: readonly Choice[];
  readonly prospect: Prospect;
  readonly fourLowCards: boolean;
}
/** By which hand a contract is judged. */
interface Worths {
  readonly solo: Worth;
  readonly pushed: Worth;
  readonly team: Worth;
}
let worths: Worths | null = null;
const filled = (): Worths =>
  (worths ??= { solo: worthBy(MODELS.solo), pushed: worthBy(MODELS.pushed), team: worthBy(MODELS.team) });

/**
 * Trump choice and push of the strong computer (docs/RULES.md §4), by what the deal will bring on the board: values
 * fitted to deals that it played out (`scripts/fitTrump.ts`), with Weis and Stöck, times the factor; with the target
 * near, by what that does for the game.
 */
export function chooseTrump(view: View<'schieber'>, random: Random): Action<'schieber'> {
  const hand = masksOf(view.hand, NATURAL);
  const worth = view.pushed ? filled().pushed : filled().solo;
  const table = tableOf(view);
  const best = bestOf(table, worth, hand);
  const mayPush = view.legal.some(({ type }) => type === 'push');
  if (mayPush && pushWorth(table, hand, random) > best.worth) return { type: 'push' };
  return { type: 'declare', contract: best.choice.contract };
}

/** What somebody with this hand would choose after a push, as the strong computer does. */
export function choosesAfterPush(view: View<'schieber'>): (hand: readonly Card[]) => Ranking {
  const table = tableOf(view);
  return (hand) => bestOf(table, filled().pushed, masksOf(hand, NATURAL)).choice.contract;
}

function tableOf(view: View<'schieber'>): Table {
  const choices = choicesOf(view);
  const prospect = prospectOf(
    view,
    choices.map(({ factor }) => factor),
  );
  return { choices, prospect, fourLowCards: view.options.fourLowCards };
}

function choicesOf({ legal, options }: View<'schieber'>): Choice[] {
  return legal.flatMap((action) =>
    action.type === 'declare'
      ? [
          {
            contract: action.contract,
            at: placeOf(action.contract),
            factor: factorOf(action.contract, options.factors),
          },
        ]
      : [],
  );
}

const placeOf = (contract: Ranking): number =>
  contract.kind === 'trump' ? contract.suit : contract.kind === 'obenabe' ? 4 : 5;

/** The contract that brings the holder of a hand most, and what it is expected to bring. */
function bestOf(
  { choices, prospect, fourLowCards }: Table,
  worth: Worth,
  hand: Int32Array,
): { readonly choice: Choice; readonly worth: number } {
  const weis = weisWorth(weisPoints(hand, 0, fourLowCards), WEIS.solo);
  let choice = choices[0]!;
  let most = -Infinity;
  for (const other of choices) {
    const value = prospect(worthOf(worth, other.at, hand) + weis, other.factor);
    if (value <= most) continue;
    choice = other;
    most = value;
  }
  return { choice, worth: most };
}

/**
 * What pushing is expected to bring: the partner chooses by his hand alone, the points come from both. Mean over
 * hands that he may hold.
 */
function pushWorth(table: Table, own: Int32Array, random: Random): number {
  const { prospect, fourLowCards } = table;
  const { pushed, team } = filled();
  const unseen = cardsOutside(own);
  const partner = new Int32Array(4);
  const both = new Int32Array(4);
  const ownWeis = weisPoints(own, 0, fourLowCards);
  let sum = 0;
  for (let i = 0; i < PARTNERS; i++) {
    dealNine(unseen, partner, random);
    for (let suit = 0; suit < 4; suit++) both[suit] = own[suit]! | partner[suit]!;
    const { choice } = bestOf(table, pushed, partner);
    const weis = weisWorth(ownWeis + weisPoints(partner, 0, fourLowCards), WEIS.team);
    sum += prospect(worthOf(team, choice.at, both) + weis, choice.factor);
  }
  return sum / PARTNERS;
}

const cardsOutside = (hand: Int32Array): number[] =>
  Array.from({ length: 36 }, (_, card) => card).filter(
    (card) => !((hand[(card / 9) | 0]! >> (card % 9)) & 1),
  );

/** Nine of the cards into `hand`, the cards in another order. */
function dealNine(cards: number[], hand: Int32Array, random: Random): void {
  hand.fill(0);
  for (let i = 0; i < 9; i++) {
    const j = i + random.below(cards.length - i);
    const card = cards[j]!;
    cards[j] = cards[i]!;
    cards[i] = card;
    hand[(card / 9) | 0]! |= 1 << (card % 9);
  }
}
