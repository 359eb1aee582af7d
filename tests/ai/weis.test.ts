import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/lib/engine/types';
import { Weighing } from '../../src/lib/ai/beliefs/weighing';
import { BUDGET } from '../../src/lib/ai/player/cards';
import { chooseAction } from '../../src/lib/ai/player/choose';
import { chooseByRule } from '../../src/lib/ai/player/rule';
import { weiseToAnnounce } from '../../src/lib/ai/player/weis';
import { Random } from '../../src/lib/ai/random';
import { cards, plays, table } from '../helpers/table';
import { deal, next, type SchieberView, start, viewOf } from './games';

/** What the seat sees whose turn it is after these cards; seat 0 leads. */
const before = (hands: string, played: string, contract = 'C'): SchieberView =>
  viewOf(plays(table({ hands, contract }), played));
const isShown = (view: SchieberView): boolean => weiseToAnnounce(view).weis === undefined;

/** Hands by seat with what matters in them, the trick so far with what was announced, and whether all is shown. */
type Row = [rule: string, hands: string, trick: string, isShown: boolean, contract?: string];

const LAST: Row[] = [
  ['with nothing on the table it shows', 'H6|HA|HK|DJ DQ DK', 'H6 HA HK', true],
  [
    'behind a Vierblatt of the others a Dreiblatt is hidden',
    'H6 H7 H8 H9|HA|HK|DJ DQ DK',
    'H6(H6 H7 H8 H9) HA HK',
    false,
  ],
  ['with a Vierblatt behind a Dreiblatt it shows', 'H6 H7 H8|HA|HK|D10 DJ DQ DK', 'H6(H6 H7 H8) HA HK', true],
  [
    'behind a Vierblatt, but the partner has a Fünfblatt: all of the side counts, it shows',
    'H6 H7 H8 H9|HA S6 S7 S8 S9 S10|HK SJ|DJ DQ DK',
    'H6(H6 H7 H8 H9) HA(S6 S7 S8 S9 S10) HK',
    true,
  ],
  [
    'a Vierblatt each, the partner announced one too: his may be the higher, it shows',
    'H6 H7 H8 H9|HA S6 S7 S8 S9|HK S10|DJ DQ DK',
    'H6(H6 H7 H8 H9) HA(S6 S7 S8 S9) HK',
    true,
  ],
  [
    'a Dreiblatt against another: it may be the higher one',
    'H6 SJ SQ SK|HA S10 SA|HK|D8 D9 D10',
    'H6(SJ SQ SK) HA HK',
    true,
  ],
  [
    'six to eight cannot beat any that came before',
    'H6 SJ SQ SK|HA S10 SA|HK|D6 D7 D8',
    'H6(SJ SQ SK) HA HK',
    false,
  ],
  [
    'six to eight of trumps can: the other may be six to eight, too',
    'H6 SJ SQ SK|HA S10 SA|HK|D6 D7 D8',
    'H6(SJ SQ SK) HA HK',
    true,
    'D',
  ],
  [
    'in Undenufe six to eight is high',
    'H6 SJ SQ SK|HA S10 SA|HK|D6 D7 D8',
    'H6(SJ SQ SK) HA HK',
    true,
    'undenufe',
  ],
  [
    'in Undenufe Ober to ace is the lowest',
    'H6 SJ SQ SK|HA S10 SA|HK|DQ DK DA',
    'H6(SJ SQ SK) HA HK',
    false,
    'undenufe',
  ],
  [
    'four kings lose to a Fünfblatt',
    'H6 S6 S7 S8 S9 S10|HA|HQ|DK HK SK CK',
    'H6(S6 S7 S8 S9 S10) HA HQ',
    false,
  ],
  ['a Fünfblatt beats four kings', 'HK DK SK CK|HA|HQ|D6 D7 D8 D9 D10', 'HK(DK HK SK CK) HA HQ', true],
];

describe('the last to announce', () => {
  test.each(LAST)('%s', (_, hands, trick, shown, contract) => {
    expect(isShown(before(hands, trick, contract))).toBe(shown);
  });
});

const PARTNER_TO_COME: Row[] = [
  ['who leads shows', 'D6 D7 D8', '', true],
  [
    'behind a Vierblatt: the partner may have a better one, it shows',
    'H6 H7 H8 H9|HA DJ DQ DK',
    'H6(H6 H7 H8 H9)',
    true,
  ],
  ['behind a Fünfblatt he hardly has', 'H6 H7 H8 H9 H10|HA DJ DQ DK', 'H6(H6 H7 H8 H9 H10)', false],
];

describe('while the partner is still to announce', () => {
  test.each(PARTNER_TO_COME)('%s', (_, hands, trick, shown) => {
    expect(isShown(before(hands, trick))).toBe(shown);
  });
});

test('the strong computer hides what cannot count, with its card; the player of last resort shows all', () => {
  const view = before('H6 H7 H8 H9|HA|HK|DJ DQ DK', 'H6(H6 H7 H8 H9) HA HK');
  expect(chooseAction(view, 'seed', { ...BUDGET, worlds: 2 })).toMatchObject({ type: 'play', weis: [] });
  expect(chooseByRule(view, 'seed')).not.toHaveProperty('weis');
});

describe('what silence says to the others', () => {
  /** How much likelier silence is if seat 3 holds its Dreiblatt than if seat 1 has the king of it. */
  const silence = (hands: string, trick: string): number => {
    const game = plays(table({ hands, contract: 'C' }), trick);
    const weighing = new Weighing(viewOf(game, 2));
    const likelihood = (held: readonly (readonly Card[])[]): number => {
      weighing.load({ hands: held });
      return weighing.weise();
    };
    const [king, six] = cards('DK S6');
    const swap = (own: Card): Card => (own === king ? six! : own === six ? king! : own);
    const truth = game.hands as Card[][];
    return likelihood(truth) / likelihood(truth.map((hand) => hand.map(swap)));
  };

  test('who could have counted a Weis and said nothing hardly has one', () => {
    expect(silence('H6|HA S6|HK|HQ DJ DQ DK', 'H6 HA HK HQ')).toBeCloseTo(0.04 / 0.96);
  });

  test('behind a better one it may well be hidden', () => {
    expect(silence('H6 H7 H8 H9|HA S6|HK|HQ DJ DQ DK', 'H6(H6 H7 H8 H9) HA HK HQ')).toBeCloseTo(0.5 / 0.96);
  });
});

test('without a Weis, and after the first card, there is nothing to say', () => {
  const view = before('H6 H7 H8 H9|HA|HK|HQ', 'H6(H6 H7 H8 H9) HA HK');
  expect(view.weise).toEqual([]);
  expect(weiseToAnnounce(view)).toEqual({});
});

test('over 500 random deals some Weise are hidden, and none of them would have counted', () => {
  const random = new Random('hidden');
  let hidden = 0;
  for (let i = 0; i < 500; i++) {
    let game = next(start({}, true), deal(start({}, true), random));
    const hiding = new Set<number>();
    while (
      game.phase === 'declare' ||
      (game.phase === 'play' && game.weis === null && game.tricks.length < 2)
    ) {
      const view = viewOf(game);
      if (view.phase === 'play' && !isShown(view)) hiding.add(view.seat & 1);
      game = next(game, { by: game.turn!, action: chooseByRule(view, `${i}`) });
    }
    hidden += hiding.size;
    if (hiding.size > 0) expect(hiding).not.toContain(game.weis!.side);
  }
  expect(hidden).toBeGreaterThan(10);
}, 30_000);
