/**
 * The engine's types hold every recorded game: each deal and each action of tests/vectors/records becomes a typed
 * event and the identical JSON again. And the fixtures say what the records they are taken from say.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Card, Seat } from '../../src/lib/engine/types';
import type { Action, Event, Game, Variant } from '../../src/lib/engine/variants/types';
import { coiffeur } from '../fixtures/coiffeur';
import { differenzler } from '../fixtures/differenzler';
import type { Fixture } from '../fixtures/fixture';
import { type Line, readAction, readDeal, readOptions, writeDeal } from '../fixtures/fromRecord';
import { hammerjass } from '../fixtures/hammerjass';
import { hammerjassRoyal } from '../fixtures/hammerjassRoyal';
import { pack24, pack36, type SuitText } from '../fixtures/notation';
import { pandur } from '../fixtures/pandur';
import { schieber } from '../fixtures/schieber';

/** What this test reads of a record; the rest is left to `fromRecord`. */
interface Recorded {
  readonly record: {
    readonly variant: Variant;
    readonly options: Line;
    readonly deals: readonly { readonly actions: readonly Line[] }[];
  };
  readonly expect: { readonly deals: readonly ExpectedDeal[] };
}
interface ExpectedDeal {
  readonly forehand: Seat;
  readonly chooser: Seat | null;
  readonly contract: { readonly kind: string; readonly suit?: SuitText } | null;
  readonly trickWinners: readonly Seat[];
  readonly trickPoints: readonly number[];
  readonly points: readonly number[];
  readonly weis: { readonly side: number; readonly points: number; readonly reason: string | null } | null;
  readonly stoeck: { readonly seat: Seat } | null;
  readonly match: number | null;
  readonly written: readonly number[];
}
interface Fault {
  readonly record: Recorded['record'];
  readonly expect: { readonly error: string; readonly deal: number; readonly action: number | null };
  readonly fault: string;
}

const records = new URL('../vectors/records/', import.meta.url);
function linesOf<T>(file: string): readonly T[] {
  return readFileSync(new URL(file, records), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): T => JSON.parse(line));
}
const files = readdirSync(records).filter((file) => file.endsWith('.jsonl') && file !== 'faults.jsonl');

function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`nothing at ${index}`);
  return found;
}
function count(tally: Map<string, number>, key: string): void {
  tally.set(key, (tally.get(key) ?? 0) + 1);
}
/** The keys of a recorded action, which tell its kind. */
const shapeOf = (line: Line): string => Object.keys(line).join(' ');

describe('every action of every record is a typed action', () => {
  const types = new Map<string, number>();
  const shapes = new Map<string, number>();
  let deals = 0;

  it.each(files)('%s', (file) => {
    for (const { record } of linesOf<Recorded>(file)) {
      expect(`${record.variant}.jsonl`).toBe(file);
      expect(readOptions(record.variant, record.options)).toMatchObject(record.options);
      for (const deal of record.deals) {
        const events = readDeal(record.variant, deal);
        expect(events.length).toBe(deal.actions.length + 1);
        expect(JSON.stringify(writeDeal(record.variant, events))).toBe(JSON.stringify(deal));
        deals += 1;
        for (const event of events) count(types, event.action.type);
        for (const line of deal.actions) count(shapes, shapeOf(line));
      }
    }
  });

  it('leaves nothing over', () => {
    expect(deals).toBe(434);
    expect(Object.fromEntries(types)).toEqual({
      deal: 434,
      push: 160,
      declare: 283,
      call: 192,
      bid: 346,
      wish: 54,
      play: 13525,
      claim: 21,
      answer: 33,
    });
    expect(Object.fromEntries(shapes)).toEqual({
      'seat push': 160,
      'seat declare': 283,
      'seat call': 192,
      'seat bid': 346,
      'seat wish give': 43,
      'seat wish': 11,
      'seat play': 13327,
      'seat play weis': 175,
      'seat play trump weis': 19,
      'seat play trump': 4,
      'seat claim': 21,
      'seat answer': 33,
    });
  });
});

describe('records with one fault', () => {
  const faults = linesOf<Fault>('faults.jsonl');
  const tryRead = (variant: Variant, line: Line): boolean => {
    try {
      readAction(variant, line);
      return true;
    } catch {
      return false;
    }
  };

  it('are typed but for faults which the types already exclude', () => {
    const excluded: string[] = [];
    let read = 0;
    for (const { record, expect: expected, fault } of faults) {
      record.deals.forEach((deal, d) =>
        deal.actions.forEach((line, a) => {
          if (tryRead(record.variant, line)) read += 1;
          else {
            expect([d, a]).toEqual([expected.deal, expected.action]);
            excluded.push(`${record.variant}: ${fault}`);
          }
        }),
      );
    }
    expect(excluded).toEqual([
      'differenzler: push during play',
      'hammerjassRoyal: contract of another column',
    ]);
    expect(read).toBe(
      faults.flatMap(({ record }) => record.deals.flatMap((deal) => deal.actions)).length - 2,
    );
  });
});

describe('what is no action is refused', () => {
  it.each<[Variant, Line]>([
    ['schieber', { seat: 0, call: 57 }],
    ['schieber', { seat: 0, play: 'H7', trump: 'C' }],
    ['schieber', { seat: 0, play: 'H11' }],
    ['schieber', { seat: 0, declare: { kind: 'obenabe', column: 'obenabe' } }],
    ['schieber', { seat: 0, push: true, play: 'H7' }],
    ['schieber', { play: 'H7' }],
    ['coiffeur', { seat: 0, declare: { kind: 'trump', suit: 'H', column: 'slalom' } }],
    ['coiffeur', { seat: 0, declare: { kind: 'trump', suit: 'H' } }],
    ['differenzler', { seat: 0, play: 'H7', weis: [] }],
    ['pandur', { seat: 0, bid: 'misere' }],
    ['hammerjass', { seat: 0, play: 'H7', weis: [] }],
    ['hammerjass', { seat: 0, wish: null }],
    ['hammerjassRoyal', { seat: 0, play: 'H7', weis: [] }],
    ['hammerjassRoyal', { seat: 0, wish: 'HA' }],
  ])('%s %j', (variant, line) => {
    expect(() => readAction(variant, line)).toThrow();
  });
});

/** Hands and tricks after some events, by the simplest possible book-keeping. */
function fold(
  events: readonly Event[],
  players: number,
): { hands: Card[][]; tricks: { leader: Seat; cards: Card[] }[] } {
  let hands: Card[][] = [];
  const tricks: { leader: Seat; cards: Card[] }[] = [];
  for (const { by, action } of events) {
    if (by === 'chance') {
      if (action.type === 'deal') hands = action.hands.map((hand) => [...hand]);
    } else if (action.type === 'play') {
      move(hands, action.card, by, null);
      const open = tricks.at(-1);
      if (open && open.cards.length < players) open.cards.push(action.card);
      else tricks.push({ leader: by, cards: [action.card] });
    } else if (action.type === 'wish' && action.wish !== null) {
      const { wish, give } = action;
      const giver = hands.findIndex((hand) => hand.includes(wish));
      move(hands, wish, giver, by);
      move(hands, give, by, giver);
    }
  }
  return { hands, tricks };
}
function move(hands: readonly Card[][], card: Card, from: Seat, to: Seat | null): void {
  const hand = at(hands, from);
  if (!hand.includes(card)) throw new Error(`${card} is not held by ${from}`);
  hand.splice(hand.indexOf(card), 1);
  if (to !== null) at(hands, to).push(card);
}
const sorted = (cards: readonly Card[]): readonly Card[] => cards.toSorted((a, b) => a - b);
/** Everything but the Weis that may go with it. */
const bare = (action: Action): Action =>
  action.type === 'play' ? { type: 'play', card: action.card } : action;

function check<V extends Variant>(fixture: Fixture<V>, variant: V): void {
  const { record, expect: expected } = at(linesOf<Recorded>(fixture.source.file), fixture.source.line - 1);
  const deal = at(expected.deals, fixture.source.deal);
  const log: readonly Event[] = fixture.log;
  const played = log.slice(0, fixture.after);

  it('is the recorded deal, action by action', () => {
    expect(record.variant).toBe(variant);
    expect(fixture.options).toEqual(readOptions(variant, record.options));
    const recorded = readDeal(variant, at(record.deals, fixture.source.deal));
    const timeless = (events: readonly Event<V>[]): unknown =>
      events.map(({ seq, by, action }) => [seq, by, action]);
    expect(timeless(fixture.log)).toEqual(timeless(recorded));
  });

  it('holds the recorded settlement', () => {
    const { trickWinners, trickPoints, points, written, forehand } = fixture.score;
    expect({ trickWinners, trickPoints, points, written, forehand }).toEqual({
      trickWinners: deal.trickWinners,
      trickPoints: deal.trickPoints,
      points: deal.points,
      written: deal.written,
      forehand: deal.forehand,
    });
    const score: {
      readonly forehand: Seat;
      readonly chooser?: Seat;
      readonly taker?: Seat | null;
      readonly stoeck?: Seat | null;
      readonly match?: number | null;
      readonly weis?: {
        readonly side?: number;
        readonly seat?: Seat;
        readonly points: number;
        readonly reason: string | null;
      } | null;
    } = fixture.score;
    expect(score.chooser ?? score.taker ?? null).toBe(deal.chooser);
    expect(score.stoeck ?? null).toBe(deal.stoeck?.seat ?? null);
    expect(score.match ?? null).toBe(deal.match);
    const weis = score.weis ?? null;
    for (const { action } of log)
      if (action.type === 'declare') expect(fixture.score.contract).toEqual(action.contract);
    expect(weis && { side: weis.side ?? weis.seat, points: weis.points, reason: weis.reason }).toEqual(
      deal.weis,
    );
  });

  it('has a middle that follows from the log, with every card in one place', () => {
    const middle: Game = fixture.middle;
    const { hands, tricks } = fold(played, middle.active.length);
    expect(middle.hands.map(sorted)).toEqual(hands.map(sorted));
    expect(middle.tricks).toEqual(tricks);
    const stock = middle.variant === 'pandur' ? middle.stock : [];
    const everywhere = [...middle.hands.flat(), ...middle.tricks.flatMap((trick) => trick.cards), ...stock];
    expect(sorted(everywhere)).toEqual(variant === 'pandur' ? pack24 : pack36);
    expect(middle.turn).toBe(at(fixture.log, fixture.after).by);
    const finished = middle.tricks.filter((trick) => trick.cards.length === middle.active.length);
    const points = middle.sides.map((side) =>
      finished.reduce(
        (sum, _, i) => sum + (side.includes(at(deal.trickWinners, i)) ? at(deal.trickPoints, i) : 0),
        0,
      ),
    );
    expect(middle.points).toEqual(points);
  });

  it('has views of the right sizes, and the next action among what is legal', () => {
    const middle: Game = fixture.middle;
    expect(fixture.views.length).toBeGreaterThan(0);
    for (const view of fixture.views) {
      const { seat } = view;
      expect(view.hand).toEqual(at(middle.hands, seat));
      expect(view.hands).toHaveLength(middle.hands.length);
      view.hands.forEach((hand, other) => {
        const held = at(middle.hands, other);
        if (other === seat || typeof hand !== 'number') expect(hand).toEqual(held);
        else expect(hand).toBe(held.length);
        const open = middle.variant === 'pandur' && middle.claim?.seat === other;
        expect(typeof hand === 'number').toBe(other !== seat && !open);
      });
      const legal: readonly Action[] = view.legal;
      const next: Event = at(fixture.log, fixture.after);
      if (seat === next.by) expect(legal).toContainEqual(bare(next.action));
      else expect(legal).toEqual([]);
      const playable = legal.flatMap((action) => (action.type === 'play' ? [action.card] : []));
      const barred = view.forbidden.map(({ card }) => card);
      if (playable.length > 0) expect(sorted([...playable, ...barred])).toEqual(sorted(view.hand));
    }
  });
}

describe('Schieber fixture', () => check(schieber, 'schieber'));
describe('Coiffeur fixture', () => {
  check(coiffeur, 'coiffeur');
  it('hides the cards of a Weis until trick 1 is over', () => {
    const [view] = coiffeur.views;
    expect(view?.announced.map((weise) => weise.map(({ cards }) => cards))).toEqual([
      [null],
      [null],
      [],
      [null],
    ]);
    expect(view?.weise).toHaveLength(1);
  });
});
describe('Differenzler fixture', () => {
  check(differenzler, 'differenzler');
  it('hides the calls of the others', () => {
    const [view] = differenzler.views;
    expect(view?.calls).toEqual([null, null, null, 10]);
  });
});
describe('Pandur fixture', () => {
  check(pandur, 'pandur');
  it('shows only the Weis that voids', () => {
    for (const view of pandur.views) {
      const shown = view.announced.flatMap((weise, seat) =>
        weise.filter(({ cards }) => cards !== null).map(() => seat),
      );
      expect(shown).toEqual([3]);
    }
  });
});
describe('Hammerjass fixture', () => check(hammerjass, 'hammerjass'));
describe('Hammerjass royal fixture', () => {
  check(hammerjassRoyal, 'hammerjassRoyal');
  it('hides the returned card from the third player, not from the giver', () => {
    expect(hammerjassRoyal.views.map((view) => [view.seat, view.wish?.given])).toEqual([
      [1, null],
      [2, hammerjassRoyal.middle.wish?.given],
    ]);
  });
});
