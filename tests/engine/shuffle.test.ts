import { describe, expect, test } from 'vitest';
import { PACK_36 } from '../../src/lib/engine/cards';
import { drawDeal, newGame } from '../../src/lib/engine/game';
import { below, shuffle } from '../../src/lib/engine/shuffle';
import { firstDealer } from '../../src/lib/engine/deal';
import { dice } from '../helpers/chance';
import { must, PLAIN, playOn, ranking } from '../helpers/table';

/** The bytes of a list, then an error: a test that asks for more than it should does not go on silently. */
function bytes(list: readonly number[]): { next: () => number; used: () => number } {
  let at = 0;
  const next = (): number => {
    if (at >= list.length) throw new Error('out of bytes');
    return list[at++] as number;
  };
  return { next, used: () => at };
}

describe('a whole number below n from bytes', () => {
  test.each([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 17, 23, 24, 32, 35, 36, 100, 127, 128, 129, 200, 255, 256,
  ])('below %i every number comes from equally many of the 256 bytes, the rest is thrown away', (n) => {
    const counts = Array<number>(n).fill(0);
    let rejected = 0;
    for (let byte = 0; byte < 256; byte++) {
      // After a byte that is thrown away comes 0, which never is.
      const source = bytes([byte, 0]);
      const drawn = below(n, source.next);
      if (source.used() === 1) counts[drawn] = (counts[drawn] ?? 0) + 1;
      else rejected++;
    }
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBeGreaterThan(0);
    expect(rejected).toBe(256 % n);
  });
  test('it goes on throwing away until a byte is good', () => {
    const source = bytes([255, 252, 254, 37]);
    expect([below(36, source.next), source.used()]).toEqual([1, 4]);
  });
});

describe('shuffling', () => {
  test('every order of four cards comes from equally many streams of bytes', () => {
    // 4, 3 and 2 divide 12: twelve values of each byte stand for all good ones alike.
    const counts = new Map<string, number>();
    for (let a = 0; a < 12; a++) {
      for (let b = 0; b < 12; b++) {
        for (let c = 0; c < 12; c++) {
          const order = shuffle(['D6', 'H7', 'S8', 'C9'], bytes([a, b, c, 0, 0]).next).join(' ');
          counts.set(order, (counts.get(order) ?? 0) + 1);
        }
      }
    }
    expect(counts.size).toBe(24);
    expect(new Set(counts.values())).toEqual(new Set([72]));
  });
  test('nothing is lost, added or changed in place', () => {
    const roll = dice(4);
    const pack = [...PACK_36];
    const order = shuffle(pack, () => roll(256));
    expect(pack).toEqual(PACK_36);
    expect([...order].sort((a, b) => a - b)).toEqual(PACK_36);
    expect(order).not.toEqual(PACK_36);
  });
  test('the same bytes give the same order', () => {
    const [one, other] = [dice(9), dice(9)];
    expect(shuffle(PACK_36, () => one(256))).toEqual(shuffle(PACK_36, () => other(256)));
  });
  test('a pack of one or none needs no more bytes than it asks for', () =>
    expect([shuffle([7], bytes([]).next), shuffle([], bytes([]).next)]).toEqual([[7], []]));
});

describe('drawing a deal', () => {
  const fresh = newGame<'schieber'>({ variant: 'schieber', options: PLAIN });
  test('the first: packets of three off the shuffled pack, the dealer found by H7', () => {
    const [one, other] = [dice(1), dice(1)];
    const pack = shuffle(PACK_36, () => one(256));
    const deal = drawDeal(fresh, () => other(256));
    if (deal.type !== 'deal') throw new Error(deal.type);
    for (let seat = 0; seat < 4; seat++) {
      const packets = [0, 1, 2].flatMap((round) =>
        pack.slice(12 * round + 3 * seat, 12 * round + 3 * seat + 3),
      );
      expect(deal.hands[seat]).toEqual(packets.sort((a, b) => a - b));
    }
    expect(deal.dealer).toBe(firstDealer(deal.hands));
  });
  test('later ones: forehand gets the first packet', () => {
    const roll = dice(2);
    const dealt = must(
      fresh,
      'chance',
      drawDeal(fresh, () => roll(256)),
    );
    const done = playOn(must(dealt, dealt.turn as number, { type: 'declare', contract: ranking('obenabe') }));
    const [one, other] = [dice(3), dice(3)];
    const pack = shuffle(PACK_36, () => one(256));
    const deal = drawDeal(done, () => other(256));
    if (deal.type !== 'deal') throw new Error(deal.type);
    expect(deal.dealer).toBe(((dealt.dealer as number) + 1) % 4);
    const forehand = (deal.dealer + 1) % 4;
    expect(deal.hands[forehand]).toEqual(expect.arrayContaining(pack.slice(0, 3)));
    expect(deal.hands[deal.dealer]).toEqual(expect.arrayContaining(pack.slice(33, 36)));
  });
  test('is accepted by the game it was drawn for, whatever the bytes', () => {
    const roll = dice(5);
    for (let i = 0; i < 200; i++)
      must(
        fresh,
        'chance',
        drawDeal(fresh, () => roll(256)),
      );
    expect(
      must(
        fresh,
        'chance',
        drawDeal(fresh, () => 0),
      ).phase,
    ).toBe('declare');
  });
});
