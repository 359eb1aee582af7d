/** An Observation leads to exactly what the engine would show, and one that no game can bring is refused by name. */
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../src/lib/engine/types';
import { readView } from '../../src/lib/protocol/observed';
import { Random } from '../../src/lib/ai/random';
import { deal, next, playOn, type Schieber, type SchieberView, start, viewOf } from '../ai/games';
import { often } from '../helpers/chance';
import { plays, table } from '../helpers/table';
import { ask, cards } from './ask';
import { type Line, observe } from './observe';

function read(line: Line): SchieberView {
  const read = readView(line);
  if (!read.ok) throw new Error(`${read.error.message}: ${JSON.stringify(line)}`);
  return read.value.view;
}

/** Every place of some random deals, and who is to act there. */
function* places(seed: string, deals: number): Generator<SchieberView> {
  const random = new Random(seed);
  for (let i = 0; i < deals; i++) {
    const told = { fourLowCards: i % 3 === 0, stoeckEarly: i % 2 === 0, target: i % 4 === 0 ? null : 2500 };
    const before: Schieber = { ...start({ deals: 9, ...told }, true), board: [random.below(1900), 1250] };
    const seen: SchieberView[] = [];
    playOn(next(before, deal(before, random)), random, (game) => {
      seen.push(viewOf(game));
      return false;
    });
    yield* seen;
  }
}

describe('an observation of a seat', () => {
  it('leads to the view that the engine shows it', () => {
    let count = 0;
    for (const view of places('observations', often(20))) {
      expect(read(observe(view))).toEqual(view);
      count++;
    }
    expect(count).toBeGreaterThan(30 * often(20));
  });
  it('may leave out what has not happened yet', () => {
    const view = viewOf(table({ hands: '', forehand: 2 }));
    const { op, variant, phase, seat, hand, dealer } = observe(view);
    const short = { op, variant, phase, seat, hand, dealer, options: view.options, level: 'weak' };
    expect(read(short)).toEqual({ ...view, deals: [] });
  });
  it('of whoever may show Stöck out of turn is one too', () => {
    const options = { stoeckEarly: true, target: 1000 };
    const game = plays(
      table({ hands: 'H6|HK HQ|H7|H8', contract: 'H', options, board: [0, 990], forehand: 0 }),
      'H6',
    );
    const own: Seat = 1;
    expect(viewOf(game, own).legal).toContainEqual({ type: 'stoeck' });
    expect(read(observe(viewOf(game, own)))).toEqual({ ...viewOf(game, own), deals: [] });
    const later = plays(game, 'HQ H7');
    expect(read(observe(viewOf(later, own)))).toEqual({ ...viewOf(later, own), deals: [] });
  });
});

/**
 * Hearts; seat 1 has led and announced the run up to the king, seat 2 four aces; the six of seat 3 is the last card of
 * trick 0, and seat 2 won it.
 */
const HANDS =
  'D6 D7 D8 C6 C7 C8 S6 S7 H6|HQ HK H8 D9 DJ S9 S10 C9 CJ|DA HA SA CA HJ D10 SJ SQ CQ|H7 H9 H10 DQ DK S8 SK C10 CK';
const game = table({ hands: HANDS, forehand: 1, contract: 'H', options: {} });
const first = plays(game, 'D9');
const open = plays(first, 'DA(DA HA SA CA) DQ');
const second = plays(open, 'D6(D6 D7 D8, C6 C7 C8)');
const third = plays(second, 'HJ H7 H6 HQ');

const withTrick = (view: Line, at: number, trick: object): Line => ({
  ...view,
  tricks: (view.tricks as object[]).map((known, i) => (i === at ? { ...known, ...trick } : known)),
});
const withWeis = (view: Line, seat: number, weise: readonly object[]): Line => ({
  ...view,
  announced: (view.announced as object[][]).map((known, i) => (i === seat ? weise : known)),
});

const at = (place: Schieber, seat?: Seat): Line => observe(viewOf(place, seat));
const ACES = cards('DA HA SA CA');
const fourAces = { points: 100, length: 4 };

const IMPOSSIBLE: readonly (readonly [name: string, line: Line, message: RegExp])[] = [
  ['a card too few', { ...at(game), hand: (at(game).hand as string[]).slice(1) }, /holds 9, not 8/],
  ['a card too many', { ...at(third), hand: [...(at(third).hand as string[]), 'HK'] }, /holds 7, not 8/],
  ['a card in hand and on the table', withTrick(at(first), 0, { cards: ['DA'] }), /DA is there twice/],
  ['a card in two tricks', withTrick(at(third), 1, { cards: cards('HJ H7 D9 HQ') }), /D9 is there twice/],
  ['not its turn', at(first, 3), /seat 2's turn/],
  ['not its turn to choose', at(table({ hands: HANDS, forehand: 1 }), 3), /seat 1's turn/],
  [
    'a trick led by the wrong seat',
    withTrick(at(third), 1, { leader: 1 }),
    /trick 1 is led by seat 2, not 1/,
  ],
  ['a first trick not led by forehand', withTrick(at(first), 0, { leader: 0 }), /trick 0 is led by seat 1/],
  ['a trick that stays open', withTrick(at(third), 0, { cards: cards('D9 DA DQ') }), /trick 0 has 3 cards/],
  ['no contract in play', { ...at(game), contract: null }, /no contract/],
  ['a contract before it is chosen', { ...at(game), phase: 'declare' }, /phase is declare/],
  [
    'cards before the contract',
    { ...at(first), phase: 'declare', contract: null, declarer: null },
    /cards are played/,
  ],
  ['a declarer who could not choose', { ...at(game), declarer: 2 }, /declarer is seat 1/],
  ['a declarer without the push', { ...at(game), declarer: 3 }, /declarer is seat 1/],
  ['a push, but forehand declares', { ...at(game), pushed: true }, /declarer is seat 3/],
  ['a Weis of somebody who has not played', withWeis(at(first), 3, [fourAces]), /not played yet/],
  [
    'the cards of a Weis before they are shown',
    withWeis(at(open), 2, [{ ...fourAces, cards: ACES }]),
    /seat 0 has not seen the cards of seat 2's Weise yet/,
  ],
  ['a Weis that was never shown', withWeis(at(third), 2, [fourAces]), /cards of seat 2's Weise are known/],
  ['an own Weis without its cards', withWeis(at(second), 2, [fourAces]), /cards of seat 2's/],
  [
    'a Weis for other points',
    withWeis(at(second), 2, [{ points: 150, length: 4, cards: ACES }]),
    /a Weis of 100 points/,
  ],
  [
    'cards that are no Weis',
    withWeis(at(second), 2, [{ points: 20, length: 3, cards: cards('DA HA SA') }]),
    /no Weis/,
  ],
  [
    'a Weis of cards that lie elsewhere',
    withWeis(at(second), 3, [{ points: 20, length: 3, cards: cards('SQ SK SA') }]),
    /seat 3 cannot have had the Weise/,
  ],
  [
    'half a Weis',
    withWeis(at(second), 0, [{ points: 20, length: 3, cards: cards('D7 D8 D9') }]),
    /no deal|cannot have had/,
  ],
  [
    'a secret Weis for which no cards are left',
    withWeis(at(first), 1, [{ points: 300, length: 9 }]),
    /no deal of the unseen cards/,
  ],
  [
    'an own card that did not follow suit',
    {
      ...at(third),
      hand: cards('DA HA CA HJ D10 SJ SQ CQ'),
      // Seat 3 took it with DQ, and seat 2 is to play to the next.
      seat: 2,
      tricks: [
        { leader: 1, cards: cards('D9 SA DQ D6') },
        { leader: 3, cards: cards('S8 S6 S9') },
      ],
      announced: [[], [], [], []],
    },
    /trick 0: seat 2 had to play another card than SA/,
  ],
  [
    'voids that no deal brings: the others have no Schelle, but six are out',
    {
      ...at(second),
      hand: cards('HA SA CA HJ SJ SQ CQ'),
      tricks: [
        { leader: 1, cards: cards('D9 DA S8 C6') },
        { leader: 2, cards: cards('D10 S7 C7 C8') },
      ],
      announced: [[], [], [], []],
    },
    /no deal of the unseen cards/,
  ],
  ['less on the board than was announced', { ...at(third), board: [50, 0] }, /board holds/],
  ['a target that is reached', { ...at(second), board: [1000, 0] }, /the game is over/],
];

describe('an observation that no game can bring', () => {
  it.each(IMPOSSIBLE)('%s', async (_, line, message) => {
    const { error, message: told } = await ask(line);
    expect(told).toMatch(message);
    expect(error).toBe('illegal');
  });
  it('while those it was made of are fine', () => {
    for (const fine of [game, first, open, second, third]) expect(() => read(at(fine))).not.toThrow();
  });
});

const good = at(first);
const MALFORMED: readonly (readonly [name: string, line: Line, message: RegExp])[] = [
  ['the hands of the others', { ...good, hands: [] }, /nothing else/],
  ['a misspelt option', { ...good, options: { targets: 1000 } }, /options/],
  ['a call of another variant', { ...good, calls: [null, null, null, null] }, /no calls/],
  ['no hand', { ...good, hand: undefined }, /hand/],
  ['ten cards', { ...good, hand: cards('D6 D7 D8 D9 D10 DJ DQ DK DA H6') }, /hand/],
  ['an unknown phase', { ...good, phase: 'bid' }, /phase/],
  ['a fifth seat', { ...good, seat: 4 }, /seat/],
  ['a dealer as text', { ...good, dealer: '0' }, /dealer/],
  ['a contract of another variant', { ...good, contract: { kind: 'slalom', start: 'obenabe' } }, /contract/],
  ['a trick of five', withTrick(good, 0, { cards: cards('D9 DA DQ D6 D7') }), /tricks/],
  ['an empty trick', withTrick(good, 0, { cards: [] }), /tricks/],
  ['tricks that tell the winner', withTrick(good, 0, { winner: 1 }), /tricks/],
  ['three seats that announce', { ...good, announced: [[], [], []] }, /announced/],
  ['a Weis with more', withWeis(good, 1, [{ ...fourAces, seat: 1 }]), /announced/],
  ['a board of one side', { ...good, board: [100] }, /board/],
  ['half a point', { ...good, board: [0.5, 0] }, /board/],
  ['an unknown level', { ...good, level: 'stark' }, /level/],
  ['neither level nor budget', { ...good, level: undefined }, /level or budget/],
  ['level and budget', { ...good, budget: { ms: 10 } }, /level or budget/],
  ['a budget of nothing', { ...good, level: undefined, budget: { ms: 0 } }, /budget/],
  ['a budget of worlds', { ...good, level: undefined, budget: { worlds: 7 } }, /budget/],
  ['a seed that is a number', { ...good, seed: 7 }, /seed/],
  ['a variant that is no name', { ...good, variant: 7 }, /variant/],
];

describe('an observation of another form', () => {
  it.each(MALFORMED)('%s', async (_, line, message) => {
    const { error, message: told } = await ask(line);
    expect(told).toMatch(message);
    expect(error).toBe('format');
  });
  it('of a variant that the computer does not play', async () => {
    const line = { ...good, variant: 'differenzler', calls: [57, null, null, null] };
    expect(await ask(line)).toMatchObject({ error: 'variant' });
  });
});
