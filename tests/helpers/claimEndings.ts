/** Endings before a claim: out of games, with all hands that what was played and shown still allows; or made up. */
import type { Standing } from '../../src/lib/engine/claimKnowledge';
import type { Card, Ranking, Seat } from '../../src/lib/engine/types';
import { cardText, pack36 } from '../fixtures/notation';
import { shuffled } from './chance';
import { choices, type Deal, dealsOf } from './claimBruteForce';
import { unseenIn } from './claims';
import type { Roll } from './games';
import { legalByHand, weiseByHand, winnerByHand } from './naive';
import type { Table } from './table';

const OTHERS = [1, 2, 3];

/** Between two tricks, or before the first. */
export const isLead = ({ phase, tricks }: Table): boolean =>
  phase === 'play' && (tricks.at(-1)?.cards.length ?? 4) === 4;

/** What `seat` played, with what lay on the table before. */
function playsOf({ tricks }: Table, seat: Seat): { card: Card; before: readonly Card[] }[] {
  return tricks.flatMap(({ leader, cards }) => {
    const at = (seat - leader + 4) % 4;
    const card = cards[at];
    return card === undefined ? [] : [{ card, before: cards.slice(0, at) }];
  });
}

/** Whether `seat` may hold exactly these cards now, by what everybody saw: its plays, its Weise, and the H7. */
export function mayHold(game: Table, seat: Seat, held: readonly Card[]): boolean {
  const plays = playsOf(game, seat);
  const dealt = [...held, ...plays.map(({ card }) => card)];
  const weise = weiseByHand(dealt, game.options.fourLowCards);
  const shown = (game.announced[seat] ?? []).map(({ points, cards }) =>
    [points, ...cards.map(cardText)].join(' '),
  );
  if (!shown.every((weis) => weise.includes(weis))) return false;
  const isFirst = !game.foreign && game.deals.length === 0;
  if (isFirst && dealt.includes(10) !== (seat === game.active[0])) return false;
  return plays.every(({ card, before }, i) =>
    legalByHand(
      [...held, ...plays.slice(i).map((later) => later.card)],
      before,
      game.contract as Ranking,
    ).includes(card),
  );
}

/** All deals of the unseen cards that a leader must reckon with. */
export function dealsIn(game: Table, seat: Seat): Deal[] {
  const seats = OTHERS.map((step) => (seat + step) % 4);
  const unseen = seats.flatMap((other) => game.hands[other] as readonly Card[]);
  const hands = choices(unseen, (game.hands[seat] as readonly Card[]).length);
  return [...dealsOf(seats.map((other) => hands.filter((held) => mayHold(game, other, held))))];
}

/** The same for an ending that is told by who may hold what. */
export function dealsFor(standing: Standing): Deal[] {
  const hands = choices(unseenIn(standing), standing.hand.length);
  const fits = (bit: number) => (held: Card[]) =>
    held.every((card) => (standing.holders[card] as number) & bit);
  return [...dealsOf([1, 2, 4].map((bit) => hands.filter(fits(bit))))];
}

/**
 * A made-up ending out of a short pack, so that much is certain: a hand better than chance would deal, and of half of the
 * unseen cards, of those of the partner more, something is known.
 */
export function madeUp(size: number, ranking: Ranking, roll: Roll): Standing {
  const pack = shuffled(pack36.slice(0, Math.max(4 * size, roll(2) === 0 ? 18 : 27)), roll);
  const first = pack
    .splice(0, size + roll(2 * size + 1))
    .sort((a, b) => worth(b, ranking) - worth(a, ranking));
  const hand = first.slice(0, size);
  const holders = new Uint8Array(36);
  shuffled([...first.slice(size), ...pack], roll)
    .slice(0, 3 * size)
    .forEach((card, i) => (holders[card] = (1 << (i % 3)) | known(i % 3 === 1, roll)));
  return { ranking, hand, holders, sizes: [size, size, size], allies: 2 };
}

const worth = (card: Card, ranking: Ranking): number => {
  if (ranking.kind === 'undenufe') return -(card % 9);
  const isTrump = ranking.kind === 'trump' && Math.floor(card / 9) === ranking.suit;
  return (card % 9) + (isTrump ? 9 : 0);
};

/** Who else may hold a card. */
const known = (isPartners: boolean, roll: Roll): number =>
  roll(2) === 0 ? 7 : isPartners && roll(2) === 0 ? 0 : roll(8);

/** Deals that a leader must reckon with: from the true one on, unseen cards change hands wherever that fits. */
export function* walk(game: Table, seat: Seat, roll: Roll): Generator<Card[][]> {
  let hands = game.hands.map((held) => [...held]);
  for (;;) {
    const [a, b] = [1, 2].map(() => (seat + 1 + roll(3)) % 4) as [Seat, Seat];
    const after = swapped(hands, a, b, roll);
    if (a !== b && [a, b].every((other) => mayHold(game, other, after[other] as Card[]))) hands = after;
    yield hands;
  }
}

function swapped(hands: readonly (readonly Card[])[], a: Seat, b: Seat, roll: Roll): Card[][] {
  const [one, other] = [a, b].map((seat) => hands[seat]?.[roll(hands[seat].length)] as Card) as [Card, Card];
  return hands.map((held) => held.map((card) => (card === one ? other : card === other ? one : card)));
}

/** One trick in which everybody plays what he likes, from `lead` on; who wins it, and what is left. */
export function playTrick(
  hands: readonly (readonly Card[])[],
  leader: Seat,
  ranking: Ranking,
  roll: Roll,
  lead?: Card,
): { hands: Card[][]; trick: Card[]; winner: Seat; by: Card } {
  const trick: Card[] = [];
  const left = hands.map((held) => [...held]);
  for (let i = 0; i < 4; i++) {
    const held = left[(leader + i) % 4] as Card[];
    const legal = legalByHand(held, trick, ranking);
    const card = i === 0 && lead !== undefined ? lead : (legal[roll(legal.length)] as Card);
    held.splice(held.indexOf(card), 1);
    trick.push(card);
  }
  const best = winnerByHand(trick, ranking);
  return { hands: left, trick, winner: (leader + best) % 4, by: trick[best] as Card };
}

/** Whether it came up in some play of some deal that a card takes a trick for the others. */
export function everTakes(game: Table, seat: Seat, by: Card, roll: Roll): boolean {
  let tries = 0;
  for (const deal of walk(game, seat, roll)) {
    if (++tries > 5000) break;
    let [hands, leader]: [Card[][], Seat] = [deal, seat];
    while ((hands[0] as Card[]).length > 0) {
      const done = playTrick(hands, leader, game.contract as Ranking, roll);
      if (done.by === by && (done.winner + seat) % 2 === 1) return true;
      [hands, leader] = [done.hands, done.winner];
    }
  }
  return false;
}
