/**
 * The search behind a claim (docs/RULES.md §2a): the claimant against everybody else as one adversary, who never deals
 * the unseen cards but plays any card that some deal still allows. What the claimant cannot see stays undecided, so
 * whatever he does here he can do at the table.
 */
import { suitOf } from './cards';
import { CARDS, type Standing } from './claimKnowledge';
import { denial, NOTHING } from './denial';
import { Pool } from './claimPool';
import { runsDown } from './claimProof';
import { beats, heightOf, isBuur } from './ranking';
import { legalCards } from './trick';
import type { Card, Ranking } from './types';

const SEATS = 4;
const NONE = -1;

/** A trick in progress. Seat 0 is the claimant, the others follow in playing order. */
interface Open {
  /** Who plays next. */
  readonly seat: number;
  /** Cards played. */
  readonly count: number;
  /** The card that was led and the one that holds the trick, `NONE` before a lead. */
  readonly led: Card;
  readonly best: Card;
  /** Who holds the trick. */
  readonly by: number;
}
const leadBy = (seat: number): Open => ({ seat, count: 0, led: NONE, best: NONE, by: seat });

/** What the claimant does at his turn: his best, or, in a search for any way to lose a trick, anything. */
type Claimant = 'best' | 'any';

export class ClaimSearch {
  /** Cards tried so far. */
  nodes = 0;
  #limit = Infinity;
  #claimant: Claimant = 'best';
  readonly #ranking: Ranking;
  readonly #allies: number;
  /** The cards that are held, suit by suit from the strongest to the weakest. */
  readonly #order: readonly Card[];
  readonly #weakestFirst: readonly Card[];
  readonly #mine = new Uint8Array(CARDS);
  readonly #pool: Pool;

  constructor({ ranking, hand, holders, sizes, allies }: Standing) {
    const held = [...hand, ...[...holders.keys()].filter((card) => holders[card] !== 0)];
    this.#ranking = ranking;
    this.#allies = (allies << 1) | 1;
    this.#order = held.sort((a, b) => suitOf(a) - suitOf(b) || heightOf(b, ranking) - heightOf(a, ranking));
    this.#weakestFirst = [...this.#order].reverse();
    for (const card of hand) this.#mine[card] = 1;
    this.#pool = new Pool(holders, sizes, ranking);
  }

  /** Whether the next `tricks` fall to his side; null if that takes more than `limit` cards to find out. */
  takes(tricks: number, limit: number, claimant: Claimant = 'best'): boolean | null {
    this.#limit = this.nodes + limit;
    this.#claimant = claimant;
    const taken = this.#survives(leadBy(0), tricks);
    return this.nodes > this.#limit ? null : taken;
  }

  /**
   * The card that takes the last of the next `tricks` from him, where `takes` has said that he gets all but that one;
   * null if it takes more than `limit` cards to find out. With `any`: a card that takes one of them if he plays badly.
   */
  breaker(tricks: number, limit: number, claimant: Claimant = 'best'): Card | null {
    this.#limit = this.nodes + limit;
    this.#claimant = claimant;
    const card = this.#follow(leadBy(0), tricks);
    return this.nodes > this.#limit ? null : card;
  }

  /** Whether the open trick and those after it, `tricks` in all, fall to his side. */
  #survives(open: Open, tricks: number): boolean {
    if (open.count === SEATS) {
      if (!this.#isOurs(open.by)) return false;
      return tricks === 1 || this.#survives(leadBy(open.by), tricks - 1);
    }
    if (open.seat !== 0) return this.#others(open).every((card) => this.#after(card, open, tricks));
    if (this.#claimant === 'any') return this.#own(open).every((card) => this.#after(card, open, tricks));
    if (open.count === 0 && runsDown(this.#order, this.#mine, this.#pool.holders, this.#ranking)) return true;
    return this.#own(open).some((card) => this.#after(card, open, tricks));
  }

  /** The same once `card` is played. What no deal allows does no harm; out of nodes, everything is lost. */
  #after(card: Card, open: Open, tricks: number): boolean {
    if (++this.nodes > this.#limit) return false;
    this.#play(card, open);
    const survives = !this.#pool.isDealable() || this.#survives(this.#next(card, open), tricks);
    this.#takeBack(card, open);
    return survives;
  }

  /** Goes down the best line, or with `any` down one that loses, to the card that takes the trick. */
  #follow(open: Open, tricks: number): Card | null {
    if (open.count === SEATS)
      return this.#isOurs(open.by) ? this.#follow(leadBy(open.by), tricks - 1) : open.best;
    const card = this.#lineOn(open, tricks);
    if (card === undefined || this.nodes > this.#limit) return null;
    this.#play(card, open);
    const last = this.#follow(this.#next(card, open), tricks);
    this.#takeBack(card, open);
    return last;
  }

  #lineOn(open: Open, tricks: number): Card | undefined {
    if (open.seat !== 0) return this.#others(open).find((card) => !this.#after(card, open, tricks));
    if (this.#claimant === 'any') return this.#own(open).find((card) => !this.#after(card, open, tricks));
    return this.#own(open).find((card) => tricks === 1 || this.#after(card, open, tricks - 1));
  }

  #next(card: Card, { seat, count, led, best, by }: Open): Open {
    const takes = best === NONE || beats(card, best, this.#ranking);
    return {
      seat: (seat + 1) % SEATS,
      count: count + 1,
      led: led === NONE ? card : led,
      best: takes ? card : best,
      by: takes ? seat : by,
    };
  }

  #play(card: Card, { seat, led, best }: Open): void {
    if (seat === 0) this.#mine[card] = 0;
    else
      this.#pool.play(card, 1 << (seat - 1), led === NONE ? NOTHING : denial(card, led, best, this.#ranking));
  }

  #takeBack(card: Card, { seat }: Open): void {
    if (seat === 0) this.#mine[card] = 1;
    else this.#pool.takeBack();
  }

  #isOurs = (seat: number): boolean => ((this.#allies >> seat) & 1) === 1;

  /** What `seat` may have and play, first what looks worst for the claimant; of cards that come to the same, one. */
  #others({ seat, count, best }: Open): Card[] {
    const may = (card: Card): boolean => ((this.#holdersOf(card) >> (seat - 1)) & 1) === 1;
    const takes = (card: Card): boolean => best === NONE || beats(card, best, this.#ranking);
    const isLast = count === SEATS - 1;
    const ahead = this.#kinds(this.#order, best, isLast).filter((card) => may(card) && takes(card));
    const behind = this.#kinds(this.#weakestFirst, best, true).filter((card) => may(card) && !takes(card));
    return this.#isOurs(seat) ? [...behind, ...ahead] : [...ahead, ...behind];
  }

  /** What the claimant may play, of cards that come to the same one. */
  #own({ led, best }: Open): Card[] {
    const kinds = this.#kinds(this.#order, best, false).filter((card) => this.#mine[card] === 1);
    return legalCards(kinds, led === NONE ? [] : [led, best], this.#ranking);
  }

  /**
   * Cards that are held, without those that come to the same as the one before: neighbours in one hand, never the Buur.
   * @param pooled also neighbours that the same seats may hold; not if one of them may yet beat the other
   */
  #kinds(order: readonly Card[], best: Card, pooled: boolean): Card[] {
    const kinds: Card[] = [];
    let last = NONE;
    for (const card of order) {
      const isHeld = this.#mine[card] === 1 || this.#holdersOf(card) > 0;
      if (isHeld && !this.#isAlike(card, last, pooled)) kinds.push(card);
      if (isHeld || card === best) last = card;
    }
    return kinds;
  }

  #isAlike(card: Card, last: Card, pooled: boolean): boolean {
    if (last === NONE || suitOf(card) !== suitOf(last)) return false;
    if (isBuur(last, this.#ranking) || isBuur(card, this.#ranking)) return false;
    const holders = this.#holdersOf(card);
    if (holders !== this.#holdersOf(last) || this.#mine[card] !== this.#mine[last]) return false;
    return pooled || (holders & (holders - 1)) === 0;
  }

  #holdersOf = (card: Card): number => this.#pool.holders[card] as number;
}
