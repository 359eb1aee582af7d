import { describe, expect, test } from 'vitest';
import { ALL_ONE_FACTORS, STANDARD_FACTORS } from '../../src/lib/engine/variants/schieber/options';
import type { Factors } from '../../src/lib/engine/variants/schieber/types';
import type { Action } from '../../src/lib/engine/variants/types';
import { Declaring } from '../../src/lib/ai/beliefs/declaring';
import { masksOf, ORDERS } from '../../src/lib/ai/fast/order';
import { chooseAction } from '../../src/lib/ai/player/choose';
import { declare } from '../../src/lib/ai/player/declare';
import { chooseByRule } from '../../src/lib/ai/player/rule';
import { chooseTrump } from '../../src/lib/ai/player/trumpChoice';
import { MODELS, WEIS } from '../../src/lib/ai/player/trumpWeights';
import { weisWorth, worthBy, worthOf } from '../../src/lib/ai/player/trumpWorth';
import { Random, shuffle } from '../../src/lib/ai/random';
import { Worlds } from '../../src/lib/ai/worlds';
import { handsOf } from '../../scripts/trump/features';
import { predict, Regression } from '../../scripts/trump/regression';
import { rollDeals, rollOut } from '../../scripts/trump/rolling';
import { cards } from '../helpers/table';
import { deal, next, type SchieberView, start, viewOf } from './games';

/** Forehand with these cards; the others get the rest in order. */
function forehand(own: string, factors: Factors = STANDARD_FACTORS): SchieberView {
  const hand = cards(own);
  const rest = cards('D* H* S* C*').filter((other) => !hand.includes(other));
  const hands = [hand, rest.slice(0, 9), rest.slice(9, 18), rest.slice(18)];
  const game = start({ factors }, true);
  return viewOf(next(game, { by: 'chance', action: { type: 'deal', dealer: 3, hands } }));
}

/** The same in a game to 2500 that stands so. */
function racing(own: string, board: readonly [number, number]): SchieberView {
  const view = forehand(own);
  return { ...view, board, options: { ...view.options, target: 2500 } };
}

/** The same cards with the one who has to choose, because his partner has pushed. */
function pushedTo(own: string, factors: Factors = STANDARD_FACTORS): SchieberView {
  const hand = cards(own);
  const rest = cards('D* H* S* C*').filter((other) => !hand.includes(other));
  const hands = [rest.slice(0, 9), rest.slice(9, 18), hand, rest.slice(18)];
  const dealt = next(start({ factors }, true), { by: 'chance', action: { type: 'deal', dealer: 3, hands } });
  return viewOf(next(dealt, { by: 0, action: { type: 'push' } }));
}

const chosen = (view: SchieberView): string => wordOf(chooseTrump(view, new Random('seed')));
function wordOf(action: Action<'schieber'>): string {
  if (action.type !== 'declare') return action.type;
  return action.contract.kind === 'trump' ? 'DHSC'[action.contract.suit]! : action.contract.kind;
}

describe('what a Jass player would choose', () => {
  const rows: [string, string, string][] = [
    ['Buur, Nell and ace fourth with two aces beside is trump', 'SJ S9 SA S7 DA HA D8 H9 C10', 'S'],
    ['three aces with their kings are Obenabe', 'DA DK DQ HA HK SA SK C9 C7', 'obenabe'],
    ['all low cards are Undenufe', 'D6 D7 D8 H6 H7 S6 S7 C6 C7', 'undenufe'],
    [
      'five trumps with the Buur and an ace, in a suit that counts double',
      'CJ CA CQ C8 C7 DA D8 H9 S10',
      'C',
    ],
    ['nothing at all is pushed', 'D8 D9 DQ H8 H10 HQ S9 SQ CQ', 'push'],
    ['the Buur alone is not enough', 'HJ H8 D8 DQ D10 S9 SQ CQ C9', 'push'],
  ];
  test.each(rows)('%s', (_, own, word) => expect(chosen(forehand(own))).toBe(word));

  /** Schellen count once, Obenabe three times; the target is 2500. */
  const TRUMPS_AND_ACES = 'DJ D9 DA D8 HA HK SA C9 C7';
  test.each<[string, [number, number], string]>([
    ['far from the target what is written most', [900, 900], 'obenabe'],
    ['60 short, the others far: as always, for 20 points times three are enough', [2440, 1500], 'obenabe'],
    ['both 60 short: once, for times three the others would get there with 20 points too', [2440, 2440], 'D'],
    ['the others 50 short: once, to keep them from it', [1500, 2450], 'D'],
  ])('Buur, Nell, ace and eight with two aces beside, %s', (_, board, word) => {
    expect(chosen(racing(TRUMPS_AND_ACES, board))).toBe(word);
  });

  test('when the others are sure to get there with 4 points, nothing but a push may help a poor hand', () => {
    const hand = 'SJ SA SK S8 DA D8 H7 H6 C9';
    expect(chosen(racing(hand, [900, 900]))).toBe('S');
    expect(chosen(racing(hand, [2300, 2490]))).toBe('push');
  });

  test('after a push he must choose, even with nothing', () => {
    expect(chosen(pushedTo('D8 D9 DQ H8 H10 HQ S9 SQ CQ'))).not.toBe('push');
    expect(chosen(pushedTo('HJ H9 HA H7 DA SA D8 S9 C10', ALL_ONE_FACTORS))).toBe('H');
  });

  test('the strong computer chooses so, the player of last resort by the plain rule', () => {
    const view = forehand('SJ S9 SA S7 DA HA D8 H9 C10');
    expect(wordOf(chooseAction(view, 'seed'))).toBe('S');
    expect(wordOf(chooseByRule(view, 'seed'))).toBe('obenabe');
  });

  test('five with Buur and Nell are trump when all count the same; else the partner may find something dearer', () => {
    const own = 'DJ D9 DK D8 D7 HA HK S9 C6';
    expect(chosen(forehand(own, ALL_ONE_FACTORS))).toBe('D');
    expect(chosen(forehand(own))).toBe('push');
  });
});

/** How often something is chosen over random deals, out of 1. */
function shareOf(factors: Factors, is: (word: string) => boolean): number {
  const random = new Random('shares');
  const deals = 300;
  let count = 0;
  for (let i = 0; i < deals; i++) {
    const pack = shuffle([...Array(36).keys()], random);
    const hands = [0, 9, 18, 27].map((at) => pack.slice(at, at + 9));
    let game = next(start({ factors }, true), { by: 'chance', action: { type: 'deal', dealer: 3, hands } });
    let action = chooseTrump(viewOf(game), random);
    if (action.type === 'push') {
      game = next(game, { by: 0, action });
      action = chooseTrump(viewOf(game), random);
    }
    if (is(wordOf(action))) count++;
  }
  return count / deals;
}

describe('the factor', () => {
  const isSuit = (word: string): boolean => word.length === 1;

  test('all 1: suits are trump far more often than with Obenabe and Undenufe at 3', () => {
    const [one, usual] = [ALL_ONE_FACTORS, STANDARD_FACTORS].map((factors) => shareOf(factors, isSuit));
    expect(one).toBeGreaterThan(usual! + 0.15);
  });

  test('shields and acorns at 2 are chosen more often than bells and roses at 1', () => {
    const [single, double] = ['DH', 'SC'].map((suits) =>
      shareOf(STANDARD_FACTORS, (word) => suits.includes(word)),
    );
    expect(double).toBeGreaterThan(1.5 * single!);
  });
});

/** Bits by which the choice of trump favours the true hands over random ones, as the seat after forehand sees it. */
function bitsBy(choose: typeof chooseTrump): number {
  const random = new Random('beliefs');
  const deals = 40;
  let bits = 0;
  for (let i = 0; i < deals; i++) {
    let game = next(start({}, true), deal(start({}, true), random));
    while (game.phase === 'declare')
      game = next(game, { by: game.turn!, action: choose(viewOf(game), random) });
    const view = viewOf(game, ((game.active[0] as number) + 1) & 3);
    const declaring = new Declaring(view);
    const worlds = new Worlds(view);
    const likelihood = (hands: readonly (readonly number[])[]): number => {
      const dealt = new Int32Array(16);
      hands.forEach((hand, seat) => masksOf(hand, ORDERS[4]!, dealt, seat * 4));
      return declaring.likelihood(dealt);
    };
    const others = Array.from({ length: 50 }, () => likelihood(worlds.draw(random).hands));
    const mean = others.reduce((sum, value) => sum + value, 0) / others.length;
    bits += Math.log2(likelihood(game.hands as number[][]) / mean);
  }
  return bits / deals;
}

test('by a choice the true hands are likelier than others, whichever of the two rules it came from', () => {
  expect(bitsBy(chooseTrump)).toBeGreaterThan(1.8);
  expect(bitsBy(declare)).toBeGreaterThan(1.6);
});

describe('the table', () => {
  const solo = worthBy(MODELS.solo);
  const worth = (contract: number, own: string): number =>
    worthOf(solo, contract, masksOf(cards(own), ORDERS[4]!));

  test('one trump more, a higher one, an ace beside: each makes a suit better', () => {
    const plain = worth(1, 'HJ HA H8 D7 D9 S8 SK C9 CQ');
    expect(worth(1, 'HJ HA H8 H7 D9 S8 SK C9 CQ')).toBeGreaterThan(plain);
    expect(worth(1, 'HJ H9 H8 D7 D10 S8 SK C9 CQ')).toBeGreaterThan(plain);
    expect(worth(1, 'HJ HA H8 D7 DA S8 SK C9 CQ')).toBeGreaterThan(plain);
  });

  test('suits are alike: the same cards in another suit are worth the same', () => {
    expect(worth(0, 'DJ DA D8 H7 H9 S8 SK C9 CQ')).toBe(worth(3, 'CJ CA C8 S7 S9 H8 HK D9 DQ'));
    expect(worth(4, 'DJ DA D8 H7 H9 S8 SK C9 CQ')).toBe(worth(4, 'CJ CA C8 S7 S9 H8 HK D9 DQ'));
  });

  test('the more Weis, the more of it will count', () => {
    const points = [0, 20, 50, 100, 150, 200].map((weis) => weisWorth(weis, WEIS.solo));
    expect(points).toEqual([...points].sort((a, b) => a - b));
    expect(points[0]).toBeLessThan(0);
    expect(weisWorth(50, WEIS.team)).toBeLessThan(weisWorth(50, WEIS.solo));
  });
});

describe('the fit', () => {
  test('least squares find the weights that made the numbers', () => {
    const random = new Random('fit');
    const fit = new Regression(3);
    const weights = [5, -7, 11];
    for (let i = 0; i < 200; i++) {
      const features = [0, 1, 2].filter(() => random.below(2) === 0);
      fit.add(
        features,
        features.reduce((sum, feature) => sum + weights[feature]!, 2),
      );
    }
    const found = fit.solve(0);
    [5, -7, 11, 2].forEach((weight, i) => expect(found[i]).toBeCloseTo(weight, 6));
    expect(predict(found, [0, 2])).toBeCloseTo(18, 6);
    expect(Math.abs(fit.solve(1000)[1]!)).toBeLessThan(2);
  });

  test('the same seed, the same table', () => {
    const [one, again, other] = ['a', 'a', 'b'].map((seed) => rollDeals(30, seed).solo[0]!.solve(5));
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });

  test('Stöck belong to the side that has both cards', () => {
    const own = [...Array(36).keys()].map((at) => (at < 9 ? 0 : 1 + ((at / 9 - 1) | 0)));
    const partner = own.map((seat) => (seat + 1) & 3);
    const suitOfOwn = rollOut(handsOf(own), own, 0);
    expect(suitOfOwn).toBe(157 + 100 + 20);
    expect(rollOut(handsOf(partner), partner, 0)).toBe(-suitOfOwn);
  });
});
