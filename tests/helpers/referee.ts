/** A second opinion on whole Schieber games: reads a log and writes its own board, from the rules of play alone. */
import type { SchieberOptions } from '../../src/lib/engine/variants/schieber/types';
import type { Actor, Card, Ranking, Seat } from '../../src/lib/engine/types';
import { cardFrom, cardText, suitText } from '../fixtures/notation';
import { duel, pointsByHand, type Told, weiseByHand, winnerByHand } from './naive';
import type { Move } from './table';

export interface Verdict {
  readonly board: [number, number];
  readonly end: { by: 'stoeck' | 'weis' | 'trick' | 'deals'; deal: number; trick: number | null } | null;
  /** Card points of the completed tricks (and a granted claim) per deal and side, without match. */
  readonly cardPoints: [number, number][];
  readonly winner: number | null;
  readonly lastChooser: Seat;
}

class Referee {
  board: [number, number] = [0, 0];
  end: Verdict['end'] = null;
  cardPoints: [number, number][] = [];
  lastChooser: Seat = 0;
  private hands: Card[][] = [];
  private forehand: Seat = 0;
  private game: Ranking = { kind: 'obenabe' };
  private open: { leader: Seat; cards: Card[] } | null = null;
  private won: { side: number; points: number }[] = [];
  private told: Told[][] = [];
  private dealt: Card[][] = [];
  private stoeckDone = false;

  constructor(private readonly options: SchieberOptions) {}

  see(by: Actor, action: Move): void {
    if (action.type === 'deal') this.deal(action.dealer, action.hands);
    else if (action.type === 'declare') [this.game, this.lastChooser] = [action.contract, by as Seat];
    else if (action.type === 'play') this.card(by as Seat, action.card, action.weis);
    else if (action.type === 'claim') this.claim(by as Seat);
    else if (action.type === 'stoeck') this.stoeck(by as Seat);
  }

  private get factor(): number {
    const { factors } = this.options;
    return this.game.kind === 'trump' ? factors[suitText(this.game.suit)] : factors[this.game.kind];
  }
  private get dealNumber(): number {
    return this.cardPoints.length - 1;
  }

  private deal(dealer: Seat, hands: readonly (readonly Card[])[]): void {
    this.hands = hands.map((hand) => [...hand]);
    this.dealt = hands.map((hand) => [...hand]);
    this.forehand = (dealer + 1) % 4;
    [this.open, this.won, this.told, this.stoeckDone] = [null, [], [[], [], [], []], false];
    this.cardPoints.push([0, 0]);
  }

  private card(seat: Seat, card: Card, weis?: readonly (readonly Card[])[]): void {
    if (this.hands[seat]?.length === 9) this.announce(seat, weis);
    this.hands[seat] = (this.hands[seat] as Card[]).filter((held) => held !== card);
    this.open ??= { leader: seat, cards: [] };
    this.open.cards.push(card);
    const pair = this.stoeckCards();
    const hasBoth = pair.length === 2 && pair.every((one) => this.dealt[seat]?.includes(one));
    if (hasBoth && pair.includes(card) && !pair.some((one) => this.hands[seat]?.includes(one)))
      this.stoeck(seat);
    if (this.end === null && this.open.cards.length === 4) this.closeTrick();
  }

  private announce(seat: Seat, weis?: readonly (readonly Card[])[]): void {
    const all = weiseByHand(this.hands[seat] as Card[], this.options.fourLowCards).map((text) => {
      const [points, ...names] = text.split(' ');
      return { points: Number(points), cards: names.map(cardFrom), late: (seat - this.forehand + 4) % 4 };
    });
    const key = (cards: readonly Card[]): string => cards.map(cardText).sort().join();
    const named = weis?.map(key);
    this.told[seat] = all.filter(({ cards }) => named === undefined || named.includes(key(cards)));
  }

  private stoeckCards(): Card[] {
    if (this.game.kind !== 'trump') return [];
    return [cardFrom(`${suitText(this.game.suit)}K`), cardFrom(`${suitText(this.game.suit)}Q`)];
  }

  private stoeck(seat: Seat): void {
    this.stoeckDone = true;
    this.board[seat % 2] = (this.board[seat % 2] as number) + 20 * this.factor;
    this.check(seat % 2, 'stoeck', this.won.length);
  }

  /** The board with the tricks so far. */
  private sum(side: number): number {
    const tricks = this.won
      .filter((trick) => trick.side === side)
      .reduce((points, trick) => points + trick.points, 0);
    const match = this.won.length === 9 && this.won.every((trick) => trick.side === side) ? 100 : 0;
    return (this.board[side] as number) + this.factor * (tricks + match);
  }

  private check(side: number, by: 'stoeck' | 'weis' | 'trick', trick: number): void {
    if (this.options.target === null || this.sum(side) < this.options.target) return;
    this.end = { by, deal: this.dealNumber, trick };
    this.board = [this.sum(0), this.sum(1)];
  }

  private closeTrick(): void {
    const { leader, cards } = this.open as { leader: Seat; cards: Card[] };
    if (this.won.length === 0) this.compare();
    const winner = (leader + winnerByHand(cards, this.game)) % 4;
    const points = pointsByHand(cards, this.game) + (this.won.length === 8 ? 5 : 0);
    const sums = this.cardPoints[this.dealNumber] as [number, number];
    sums[winner % 2] = (sums[winner % 2] as number) + points;
    if (this.end !== null) return;
    this.open = null;
    this.won.push({ side: winner % 2, points });
    this.check(winner % 2, 'trick', this.won.length - 1);
    if (this.end === null && this.won.length === 9) this.closeDeal();
  }

  private compare(): void {
    const all = this.told.flatMap((weise, seat) => weise.map((weis) => ({ weis, seat })));
    if (all.length === 0) return;
    const best = all.reduce((top, one) => (duel(one.weis, top.weis, this.game).better > 0 ? one : top));
    const own = all.filter(({ seat }) => seat % 2 === best.seat % 2);
    const points = own.reduce((sum, { weis }) => sum + weis.points, 0);
    this.board[best.seat % 2] = (this.board[best.seat % 2] as number) + points * this.factor;
    this.check(best.seat % 2, 'weis', 0);
  }

  private claim(seat: Seat): void {
    const pair = this.stoeckCards();
    const holder = [0, 1, 2, 3].find(
      (one) => pair.length > 0 && pair.every((card) => this.dealt[one]?.includes(card)),
    );
    if (holder !== undefined && !this.stoeckDone) this.stoeck(holder);
    if (this.end !== null) return;
    const points = pointsByHand(this.hands.flat(), this.game) + 5;
    const sums = this.cardPoints[this.dealNumber] as [number, number];
    sums[seat % 2] = (sums[seat % 2] as number) + points;
    this.won.push({ side: seat % 2, points });
    while (this.won.length < 9) this.won.push({ side: seat % 2, points: 0 });
    this.check(seat % 2, 'trick', 8);
    if (this.end === null) this.closeDeal();
  }

  private closeDeal(): void {
    this.board = [this.sum(0), this.sum(1)];
    this.won = [];
    if (this.options.deals === this.dealNumber + 1)
      this.end = { by: 'deals', deal: this.dealNumber, trick: null };
  }

  verdict(): Verdict {
    const [a, b] = this.board;
    const { board, end, cardPoints, lastChooser } = this;
    const leading = a === b ? null : a > b ? 0 : 1;
    return { board, end, cardPoints, lastChooser, winner: end ? (leading ?? lastChooser % 2) : leading };
  }
}

/** What the log is worth, up to its end; between deals or after the last one. */
export function judge(options: SchieberOptions, log: readonly { by: Actor; action: Move }[]): Verdict {
  const referee = new Referee(options);
  for (const { by, action } of log) referee.see(by, action);
  return referee.verdict();
}
