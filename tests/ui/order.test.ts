import { describe, expect, it } from 'vitest';
import { parseCards } from '$lib/engine/notation';
import type { Card, Ranking } from '$lib/engine/types';
import { dealtCards, sortHand } from '$lib/ui/table/hand';

const cards = (text: string): Card[] => parseCards(text.split(' ')) ?? [];
const schilten: Ranking = { kind: 'trump', suit: 2 };

describe('the own hand', () => {
  it('lies with trump first, Buur and Nell on top, and colours in turn', () => {
    const hand = cards('D6 DA H7 HK S9 SJ SA C8 CQ');
    expect(sortHand(hand, schilten)).toEqual(cards('SJ S9 SA HK H7 CQ C8 DA D6'));
  });

  it('lies the other way up at Undenufe', () => {
    expect(sortHand(cards('C6 CA C10'), { kind: 'undenufe' })).toEqual(cards('C6 C10 CA'));
  });

  it('does not move when a suit runs out', () => {
    const dealt = cards('D6 DA H7 HK S9 SJ SA C8 CQ');
    const whole = sortHand(dealt, schilten);
    for (const gone of [cards('H7 HK'), cards('C8 CQ'), cards('D6 DA'), cards('S9 SJ SA')]) {
      const rest = dealt.filter((card) => !gone.includes(card));
      const last = sortHand(dealt, schilten, dealt, 'trumpLast');
      expect(sortHand(rest, schilten, dealt)).toEqual(whole.filter((card) => !gone.includes(card)));
      expect(sortHand(rest, schilten, dealt, 'trumpLast')).toEqual(
        last.filter((card) => !gone.includes(card)),
      );
    }
  });

  it.each([
    ['trumpFirst', 'SJ S9 SA HK H7 CQ C8 DA D6'],
    ['trumpLast', 'DA D6 CQ C8 HK H7 SJ S9 SA'],
    ['suits', 'CQ C8 HK H7 SJ S9 SA DA D6'],
  ] as const)('can be had as %s', (order, lies) => {
    const hand = cards('D6 DA H7 HK S9 SJ SA C8 CQ');
    expect(sortHand(hand, schilten, hand, order)).toEqual(cards(lies));
  });

  it.each(['trumpFirst', 'trumpLast', 'suits'] as const)('has colours in turn without trump: %s', (order) => {
    const hand = cards('D6 H7 S9 C8');
    const reds = sortHand(hand, { kind: 'obenabe' }, hand, order).map((card) => card < 18);
    expect([reds[0], reds[1], reds[2]]).toEqual([!reds[1], !reds[2], !reds[3]]);
  });

  it('keeps every suit in its place, whatever is trump', () => {
    const hand = cards('D6 H7 S9 C8');
    const lies = ([0, 1, 2, 3] as const).map((suit) =>
      sortHand(hand, { kind: 'trump', suit }, hand, 'suits').join(),
    );
    expect(new Set(lies).size).toBe(1);
  });

  it('remembers what it played, whoever led', () => {
    const tricks = [
      { leader: 2, cards: cards('D6 D7 D8 D9') },
      { leader: 0, cards: cards('H6') },
    ];
    const seen = { hand: cards('C6') as never, tricks, active: [1, 2, 3, 0], seat: 0 };
    expect(dealtCards(seen)).toEqual(cards('C6 D8 H6'));
  });
});
