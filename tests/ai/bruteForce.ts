import { legalCards, pointsOf, winnerOf } from '../../src/lib/engine/trick';
import type { Card, Ranking } from '../../src/lib/engine/types';
import { masksOf, orderOf } from '../../src/lib/ai/fast/order';
import { Position } from '../../src/lib/ai/fast/position';
import { type Random, shuffle } from '../../src/lib/ai/random';

/** Some tricks before the end, all hands known. */
export interface Ending {
  readonly ranking: Ranking;
  readonly leader: number;
  readonly hands: readonly (readonly Card[])[];
  /** Sides with a trick so far (bit 0, bit 1). */
  readonly takers: number;
}

const ONE_SIDE_FIRST = [
  [0, 2, 1, 3],
  [2, 0, 3, 1],
];
const PACK = Array.from({ length: 36 }, (_, card) => card);

/**
 * Random cards of all suits, of three suits, or trumps above all: voids, undertrumping and the Buur come up often. Or
 * one side has all the trumps, so that much is certain.
 */
export function ending(random: Random, size: number): Ending {
  const suit = random.below(4) as 0 | 1 | 2 | 3;
  const kind = (['trump', 'trump', 'trump', 'obenabe', 'undenufe'] as const)[random.below(5)]!;
  const ranking: Ranking = kind === 'trump' ? { kind, suit } : { kind };
  const cards = shuffle([...PACK], random);
  const mode = random.below(4);
  if (mode === 1 || mode === 2) moveBack(cards, (suit + 1) % 4);
  if (mode === 2) moveBack(cards, (suit + 2) % 4);
  const dealt = shuffle(cards.slice(0, 4 * size), random);
  if (mode === 3) moveBack(dealt, suit);
  const seats = mode === 3 ? ONE_SIDE_FIRST[random.below(2)]! : [0, 1, 2, 3];
  const hands = seats.map((place) => dealt.slice(place * size, place * size + size));
  if (mode === 3) shuffleSides(hands, random);
  return { ranking, leader: random.below(4), hands, takers: random.below(4) };
}

/** Partners share out their cards anew. */
function shuffleSides(hands: Card[][], random: Random): void {
  for (const seat of [0, 1]) {
    const cards = shuffle([...hands[seat]!, ...hands[seat + 2]!], random);
    hands[seat] = cards.slice(0, cards.length / 2);
    hands[seat + 2] = cards.slice(cards.length / 2);
  }
}

function moveBack(cards: Card[], suit: number): void {
  const isIn = (card: Card): boolean => Math.floor(card / 9) === suit;
  cards.splice(0, cards.length, ...cards.filter((card) => !isIn(card)), ...cards.filter(isIn));
}

export function positionOf({ ranking, leader, hands, takers }: Ending): Position {
  const position = new Position();
  hands.forEach((hand, seat) => masksOf(hand, orderOf(ranking), position.hands, seat * 4));
  position.begin(orderOf(ranking), leader, hands[0]!.length, takers);
  return position;
}

/**
 * Can side 0 make so many points more than side 1? By the engine's rules alone, trying whatever may be played until the
 * answer is known. Answers are kept, and what the rules say: who may play what on which cards, who wins which trick.
 */
export class BruteForce {
  readonly #ending: Ending;
  readonly #known = new Map<number, boolean>();
  readonly #legal = new Map<number, number>();
  readonly #tricks = new Map<number, [winner: number, points: number]>();

  constructor(ending: Ending) {
    this.#ending = ending;
  }

  /** Cards left are a mask over each hand's cards, eight bits a hand. */
  atLeast(lead: number): boolean {
    const { hands, leader, takers } = this.#ending;
    const all = (1 << hands[0]!.length) - 1;
    return this.#start(all * 0x1010101, leader, takers, lead);
  }

  #start(left: number, leader: number, takers: number, lead: number): boolean {
    if (left === 0) return lead <= 0;
    const key = ((left * 4 + leader) * 4 + takers) * 1024 + lead + 512;
    let known = this.#known.get(key);
    if (known === undefined) {
      known = this.#play(left, leader, takers, lead, 0, 0);
      this.#known.set(key, known);
    }
    return known;
  }

  /** `table` holds the places of the cards played, three bits each. */
  #play(left: number, leader: number, takers: number, lead: number, size: number, table: number): boolean {
    if (size === 4) return this.#close(left, leader, takers, lead, table);
    const seat = (leader + size) & 3;
    const wanted = (seat & 1) === 0;
    const legal = this.#mayPlay((left >> (seat * 8)) & 255, seat, leader, size, table);
    for (let place = 0; legal >> place; place++) {
      if (((legal >> place) & 1) === 0) continue;
      const after = left & ~(1 << (seat * 8 + place));
      if (this.#play(after, leader, takers, lead, size + 1, table | (place << (3 * size))) === wanted)
        return wanted;
    }
    return !wanted;
  }

  #close(left: number, leader: number, takers: number, lead: number, table: number): boolean {
    const [winner, points] = this.#trick(leader, table);
    const after = takers | (1 << (winner & 1));
    const gain = points + (left === 0 ? 5 + (after === 3 ? 0 : 100) : 0);
    return this.#start(left, winner, after, winner & 1 ? lead + gain : lead - gain);
  }

  #cards(leader: number, size: number, table: number): Card[] {
    return Array.from(
      { length: size },
      (_, i) => this.#ending.hands[(leader + i) & 3]![(table >> (3 * i)) & 7]!,
    );
  }

  #mayPlay(held: number, seat: number, leader: number, size: number, table: number): number {
    const key = ((table * 4 + size) * 4 + leader) * 32 + held;
    let legal = this.#legal.get(key);
    if (legal === undefined) {
      const hand = this.#ending.hands[seat]!;
      const cards = hand.filter((_, place) => (held >> place) & 1);
      const may = legalCards(cards, this.#cards(leader, size, table), this.#ending.ranking);
      legal = may.reduce((mask, card) => mask | (1 << hand.indexOf(card)), 0);
      this.#legal.set(key, legal);
    }
    return legal;
  }

  #trick(leader: number, table: number): [number, number] {
    const key = table * 4 + leader;
    let trick = this.#tricks.get(key);
    if (!trick) {
      const { ranking } = this.#ending;
      const cards = this.#cards(leader, 4, table);
      trick = [(leader + winnerOf(cards, ranking)) & 3, pointsOf(cards, ranking)];
      this.#tricks.set(key, trick);
    }
    return trick;
  }
}
