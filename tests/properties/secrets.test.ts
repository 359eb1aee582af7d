import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { view } from '../../src/lib/engine/game';
import type { Card, Seat } from '../../src/lib/engine/types';
import type { SchieberScore } from '../../src/lib/engine/variants/schieber/types';
import type { View } from '../../src/lib/engine/variants/types';
import { often, PATIENCE } from '../helpers/chance';
import { type Played, randomGame } from '../helpers/games';
import { weiseByHand } from '../helpers/naive';
import { card, cards, type Move, plays, type Table, table } from '../helpers/table';

const SEATS: readonly Seat[] = [0, 1, 2, 3];
type Seen = View<'schieber'>;

// Every number in a view has a path. These hold cards; `#` is any index.
const CARDS_NOW = [
  'hand.#',
  'hands.#.#',
  'legal.#.card',
  'weise.#.cards.#',
  'forbidden.#.card',
  'tricks.#.cards.#',
  'announced.#.#.cards.#',
];
const CARDS_OF_A_SCORE = ['deals.#.announced.#.#.cards.#', 'effects.#.score.announced.#.#.cards.#'];
// These hold anything but cards. A path that is in neither list fails: whoever adds a field says here what it is.
const OTHERS = `
	seat dealer turn chooser stoeck match active.# sides.#.# hands.# board.# points.#
	options.target options.deals options.factors.D options.factors.H options.factors.S options.factors.C
	options.factors.obenabe options.factors.undenufe contract.suit legal.#.contract.suit
	weise.#.points tricks.#.leader announced.#.#.points announced.#.#.length
	weis.side weis.points claim.seat claim.points end.deal end.trick
	effects.#.by effects.#.points effects.#.side`.split(/\s+/);
const OTHERS_OF_A_SCORE = `
	dealer forehand chooser factor stoeck match contract.suit trickWinners.# trickPoints.# points.# written.#
	weis.side weis.points claim.seat claim.points announced.#.#.points announced.#.#.length`
  .split(/\s+/)
  .flatMap((path) => [`deals.#.${path}`, `effects.#.score.${path}`]);
const KNOWN = new Set([...OTHERS, ...OTHERS_OF_A_SCORE]);

/** Every number in a value, with its path. */
function* numbers(value: unknown, path = ''): Generator<[string, number]> {
  if (typeof value === 'number') yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const step = Array.isArray(value) ? '#' : key;
    yield* numbers(inner, path === '' ? step : `${path}.${step}`);
  }
}

/** What the table knows that nobody has told the others, kept by watching the actions alone. */
interface Secrets {
  /** Cards still held, per seat. */
  readonly held: readonly (readonly Card[])[];
  /** Cards of announced Weise that everybody has seen; of this deal, and of all so far. */
  readonly shown: ReadonlySet<Card>;
  readonly everShown: readonly ReadonlySet<Card>[];
}

/** Where a view tells its seat a card that it cannot know. */
function leaks(seen: Seen, seat: Seat, secrets: Secrets): string[] {
  const hidden = new Set(secrets.held.flatMap((hand, other) => (other === seat ? [] : hand)));
  const found: string[] = [];
  for (const [path, number] of numbers(JSON.parse(JSON.stringify(seen)))) {
    const now = CARDS_NOW.includes(path);
    if (now && hidden.has(number) && !secrets.shown.has(number)) found.push(`${path} ${number}`);
    if (!now && !CARDS_OF_A_SCORE.includes(path) && !KNOWN.has(path)) found.push(`${path} is new`);
  }
  const own = secrets.held[seat] as readonly Card[];
  for (const action of seen.legal) {
    if (action.type === 'play' && !own.includes(action.card)) found.push(`legal ${action.card}`);
    if (action.type === 'deal') found.push('legal deal');
  }
  for (const held of [
    ...seen.weise.flatMap((weis) => weis.cards),
    ...seen.forbidden.map((entry) => entry.card),
  ]) {
    if (!own.includes(held)) found.push(`choice ${held}`);
  }
  for (const [deal, score] of seen.deals.entries())
    found.push(...wrongIn(`deal ${deal}`, score.announced, secrets.everShown[deal]));
  for (const effect of seen.effects) {
    if (effect.type === 'dealScored')
      found.push(...wrongIn('effect', effect.score.announced, secrets.everShown[seen.deals.length - 1]));
  }
  return found;
}
const wrongIn = (
  where: string,
  announced: Seen['announced'] | SchieberScore['announced'],
  shown: ReadonlySet<Card> | undefined,
): string[] =>
  announced
    .flat()
    .flatMap((weis) =>
      (weis.cards ?? []).filter((held) => !shown?.has(held)).map((held) => `${where} ${held}`),
    );

/** Watches a game: after each step what is secret then. */
function* watch({ steps }: Played): Generator<{ game: Table; secrets: Secrets }> {
  let held: Card[][] = [[], [], [], []];
  let told = new Set<Card>();
  let count = 0;
  const everShown: Set<Card>[] = [];
  for (const { by, action, game } of steps) {
    if (action.type === 'deal') {
      held = action.hands.map((hand) => [...hand]);
      [told, count] = [new Set(), 0];
      everShown.push(new Set());
    }
    if (action.type === 'play') {
      for (const weis of toldWith(held[by as Seat] as Card[], action, game))
        for (const one of weis) told.add(one);
      held[by as Seat] = (held[by as Seat] as Card[]).filter((one) => one !== action.card);
      if (++count === 4) everShown[everShown.length - 1] = told;
    }
    yield { game, secrets: { held, shown: everShown[everShown.length - 1] as Set<Card>, everShown } };
  }
}
/** What a first card announces: what it names, or by default everything the hand holds. */
function toldWith(hand: readonly Card[], action: Move, game: Table): readonly (readonly Card[])[] {
  if (action.type !== 'play' || hand.length < 9) return [];
  return (
    action.weis ??
    weiseByHand(hand, game.options.fourLowCards).map((weis) => cards(weis.split(' ').slice(1).join(' ')))
  );
}

/** The table after two cards that nobody knows of have changed places; null if there are none. */
function swapped(game: Table, seat: Seat, secrets: Secrets, turn: number): Table | null {
  const [a, b] = SEATS.filter((other) => other !== seat).filter((_, i) => i !== turn % 3) as [Seat, Seat];
  const free = (other: Seat): Card[] => {
    const told = (game.announced[other] ?? []).flatMap((weis) => weis.cards);
    return (game.hands[other] as readonly Card[]).filter(
      (one) => !told.includes(one) && !secrets.shown.has(one),
    );
  };
  const [one, two] = [
    free(a)[turn % Math.max(1, free(a).length)],
    free(b)[turn % Math.max(1, free(b).length)],
  ];
  if (one === undefined || two === undefined) return null;
  const hands = game.hands.map((hand) =>
    hand.map((held) => (held === one ? two : held === two ? one : held)),
  );
  return { ...game, hands: hands.map((hand) => hand.sort((x, y) => x - y)) };
}

/** Short games that Stöck end as soon as a card lies there, with Weise that nobody has laid open yet. */
const CUT_EARLY = { options: { target: 20, deals: null, stoeckEarly: true } };

describe('what a seat may see', () => {
  test(
    'no view tells a card of another hand, and none changes when two unknown cards change places',
    () => {
      let views = 0;
      let swaps = 0;
      let afterShowing = 0;
      const seeds = fc.sample(fc.integer({ min: 0, max: 0x7fffffff }), { seed: 1882, numRuns: 4000 });
      for (const [i, from] of seeds.entries()) {
        if (views >= often(20_000, 100_000)) break;
        for (const { game, secrets } of watch(randomGame(from, i % 3 > 0 ? CUT_EARLY : {}))) {
          for (const seat of SEATS) {
            const seen = view(game, seat);
            expect({ from, leaks: leaks(seen, seat, secrets) }).toEqual({ from, leaks: [] });
            views++;
            if (secrets.shown.size > 0) afterShowing++;
            const other = swapped(game, seat, secrets, views);
            if (other === null) continue;
            expect(JSON.stringify(view(other, seat))).toBe(JSON.stringify(seen));
            swaps++;
          }
        }
      }
      expect(views).toBeGreaterThanOrEqual(often(20_000, 100_000));
      expect(swaps).toBeGreaterThan(views / 2);
      expect(afterShowing).toBeGreaterThan(views / 10);
    },
    PATIENCE,
  );
});

describe('the check itself', () => {
  // Seat 0 announces D6 D7 D8 D9 in the middle of trick 1; seat 1 holds HA.
  const HANDS = 'D6 D7 D8 D9 CA C7 | HA H6 C6 SJ | D10 C8 | DJ C9';
  const game = plays(table({ hands: HANDS, contract: 'obenabe' }), 'CA(D6 D7 D8 D9) C6');
  const secrets: Secrets = { held: game.hands, shown: new Set(), everShown: [new Set(), new Set()] };
  const honest = view(game, 2);
  const foreign = card('HA');

  test('finds nothing in an honest view', () => expect(leaks(honest, 2, secrets)).toEqual([]));
  test.each([
    ['another hand', { hands: game.hands.map((hand, seat) => (seat === 1 ? hand : 9)) }],
    ['one card of another hand', { hands: [8, [foreign], honest.hand, 9] }],
    ['one in its own hand', { hand: [...honest.hand, foreign] }],
    ['one among the legal ones', { legal: [{ type: 'play', card: foreign }] }],
    ['one among the forbidden ones', { forbidden: [{ card: foreign, reason: 'follow' }] }],
    ['one among its Weise', { weise: [{ points: 20, cards: [foreign] }] }],
    ['one in a trick', { tricks: [{ leader: 0, cards: [foreign] }] }],
    [
      'an announced Weis before trick 1 is complete',
      { announced: [[{ points: 50, length: 4, cards: cards('D6 D7 D8 D9') }], [], [], []] },
    ],
    [
      'a Weis of an earlier deal that was concealed',
      { deals: [{ ...game.deals[0], announced: [[{ points: 20, length: 3, cards: cards('S6 S7 S8') }]] }] },
    ],
    [
      'a Weis in an effect',
      {
        effects: [
          { type: 'dealScored', score: { announced: [[{ points: 20, length: 3, cards: [1, 2, 3] }]] } },
        ],
      },
    ],
    ['a field that nobody has judged', { stock: [1, 2] }],
    ['such a field deeper down', { weis: { side: 0, points: 20, reason: null, best: [foreign] } }],
  ])('catches %s', (_, doctored) =>
    expect(leaks({ ...honest, ...doctored } as unknown as Seen, 2, secrets)).not.toEqual([]),
  );
  test('catches by exchanging a view that depends on another hand without naming a card', () => {
    const leaky = (of: Table): string =>
      JSON.stringify({ ...view(of, 2), seat: (of.hands[1] as Card[]).filter((held) => held >= 18).length });
    const others = [1, 2, 3, 4, 5, 6, 7, 8, 9]
      .map((turn) => swapped(game, 2, secrets, turn))
      .filter((other) => other !== null);
    expect(others.every((other) => JSON.stringify(view(other, 2)) === JSON.stringify(honest))).toBe(true);
    expect(others.some((other) => leaky(other) !== leaky(game))).toBe(true);
  });
});
