/** The small operations, row by row: what a Jass player would expect at the table. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../src/lib/ai/player/levels';
import { ask, cards } from './ask';

describe('hello', () => {
  const hello = (): Promise<Record<string, unknown>> => ask({ op: 'hello' });

  it('tells name, version, variants and levels', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    expect(await hello()).toMatchObject({
      name: 'Salonjass',
      version,
      variants: ['schieber'],
      levels: LEVELS,
    });
  });
  it('tells every option and house rule of the Schieber', async () => {
    const told = ((await hello()).options as { schieber: { key: string; default: unknown }[] }).schieber;
    expect(Object.fromEntries(told.map((option) => [option.key, option.default]))).toEqual({
      target: 2500,
      deals: null,
      factors: { D: 1, H: 1, S: 2, C: 2, obenabe: 3, undenufe: 3 },
      stoeckEarly: false,
      fourLowCards: false,
    });
  });
  it('tells values that a record may really have', async () => {
    const told = ((await hello()).options as { schieber: Option[] }).schieber;
    for (const { key, values, min, max } of told) {
      const numbers = min === undefined || key === 'factors' ? [] : [min, max];
      const others = { target: 1000, deals: null };
      for (const value of [...values, ...numbers]) {
        const spare = value === null ? { target: 1000, deals: 8 } : others;
        expect(await start({ ...spare, [key]: value })).toMatchObject({ over: false });
      }
      for (const value of numbers.length > 0 ? [0, (max as number) + 1, 1.5, '8'] : ['yes', 1, []]) {
        expect(await start({ ...others, [key]: value })).toMatchObject({ error: 'format', deal: null });
      }
    }
  });
});

interface Option {
  readonly key: string;
  readonly values: readonly unknown[];
  readonly min?: number;
  readonly max?: number;
}
const start = (options: object): Promise<Record<string, unknown>> =>
  ask({
    op: 'replay',
    record: { format: 'salonjass-game', version: 1, variant: 'schieber', options, deals: [] },
  });

describe('legal', () => {
  it.each([
    ['whoever leads plays what he likes', 'H', 'C8 D6 HA', '', 'D6 HA C8'],
    ['follow suit or ruff', 'H', 'D7 DA H6 C9', 'D10', 'D7 DA H6'],
    ['without the suit anything goes', 'H', 'S7 SA H6', 'D10', 'H6 S7 SA'],
    ['no undertrumping while another card is left', 'H', 'D7 H6 HA', 'D10 H10', 'D7 HA'],
    ['no undertrumping when void either', 'H', 'S7 H6 HA', 'D10 H10', 'HA S7'],
    ['with trumps alone undertrumping is fine', 'H', 'H7 HK', 'D10 H10', 'H7 HK'],
    ['trump is followed with trump', 'H', 'H6 D7 SA', 'HK', 'H6'],
    ['the Buur alone stays in the hand', 'H', 'HJ D7 SA', 'HK', 'D7 HJ SA'],
    ['the Buur beside another trump must not be played, but trump must', 'H', 'HJ H6 D7', 'HK', 'H6 HJ'],
    ['Obenabe knows no trump', 'obenabe', 'H7 D6 SA', 'HK', 'H7'],
    ['Undenufe neither', 'undenufe', 'D6 SA', 'HK C6', 'D6 SA'],
    ['an empty hand plays nothing', 'H', '', 'HK', ''],
  ])('%s', async (_, ranking, hand, trick, legal) => {
    const line = { op: 'legal', ranking, hand: cards(hand), trick: cards(trick) };
    expect(await ask(line)).toEqual({ legal: cards(legal) });
  });
  it('undertrumping is free for the void by house rule, and only for them', async () => {
    const play = (hand: string) =>
      ask({ op: 'legal', ranking: 'H', hand: cards(hand), trick: cards('D10 H10'), undertrump: 'whenVoid' });
    expect(await play('S7 H6 HA')).toEqual({ legal: cards('H6 HA S7') });
    expect(await play('D7 H6 HA')).toEqual({ legal: cards('D7 HA') });
  });
});

describe('trick', () => {
  it.each([
    ['the highest card of the led suit', 'S', 'D10 DA HA DK', {}, { winner: 1, points: 36 }],
    ['a small trump beats an ace', 'S', 'DA S6 DK DQ', {}, { winner: 1, points: 18 }],
    ['the Nell beats the trump ace, the Buur both', 'S', 'SA S9 SJ S6', {}, { winner: 2, points: 45 }],
    ['Obenabe: eights count 8', 'obenabe', 'D8 H8 S8 D6', {}, { winner: 0, points: 24 }],
    ['Undenufe: the six is highest and counts 11', 'undenufe', 'DA D7 D6 HK', {}, { winner: 2, points: 15 }],
    ['the last trick counts 5 more', 'S', 'D6 D7 D8 D9', { last: true }, { winner: 3, points: 5 }],
    ['last: false is not the last', 'S', 'D6 D7 D8 D9', { last: false }, { winner: 3, points: 0 }],
    [
      'aces always 11, in Undenufe the six nothing',
      'undenufe',
      'DA D6 D8',
      { aces: 'always11' },
      { winner: 1, points: 19 },
    ],
    [
      'aces always 11 changes nothing with trump',
      'D',
      'DA D6 SJ',
      { aces: 'always11' },
      { winner: 0, points: 13 },
    ],
    ['won as Undenufe, counted as trump', 'undenufe', 'DJ D9 D6', { values: 'D' }, { winner: 2, points: 34 }],
    [
      'counted as Undenufe with aces 11',
      'D',
      'DA D6',
      { values: 'undenufe', aces: 'always11' },
      { winner: 0, points: 11 },
    ],
    ['one card is a trick too', 'D', 'DJ', {}, { winner: 0, points: 20 }],
  ])('%s', async (_, ranking, trick, more, expected) => {
    expect(await ask({ op: 'trick', ranking, trick: cards(trick), ...more })).toEqual(expected);
  });
});

/** `20: D6 D7 D8`, best first. */
const weise = async (line: object): Promise<string[]> =>
  ((await ask({ op: 'weis', ...line })).weise as { points: number; cards: string[] }[]).map(
    (weis) => `${weis.points}: ${weis.cards.join(' ')}`,
  );

describe('weis', () => {
  it.each([
    ['nothing', 'D6 D7 H8 H9 S10 SJ CQ CK DA', []],
    ['Dreiblatt', 'D8 D6 D7', ['20: D6 D7 D8']],
    ['two runs in one suit', 'D6 D7 D8 D10 DJ DQ DK', ['50: D10 DJ DQ DK', '20: D6 D7 D8']],
    ['a whole suit', 'C6 C7 C8 C9 C10 CJ CQ CK CA', ['300: C6 C7 C8 C9 C10 CJ CQ CK CA']],
    [
      'four Unders before a run of five',
      'DJ HJ SJ CJ D7 D8 D9 D10',
      ['200: DJ HJ SJ CJ', '100: D7 D8 D9 D10 DJ'],
    ],
    ['four Nells', 'D9 H9 S9 C9', ['150: D9 H9 S9 C9']],
    [
      '100 each: five cards before four',
      'DA HA SA CA HQ HK H10 HJ',
      ['100: H10 HJ HQ HK HA', '100: DA HA SA CA'],
    ],
    [
      'equal runs: the higher, then D H S C',
      'S6 S7 S8 D7 D8 D9 H7 H8 H9',
      ['20: D7 D8 D9', '20: H7 H8 H9', '20: S6 S7 S8'],
    ],
    ['four sevens are nothing', 'D7 H7 S7 C7', []],
  ])('%s', async (_, hand, expected) => expect(await weise({ hand: cards(hand) })).toEqual(expected));

  it('four low cards count 100 by house rule', async () => {
    expect(await weise({ hand: cards('D7 H7 S7 C7'), fourLowCards: true })).toEqual(['100: D7 H7 S7 C7']);
  });
  it('the pack of 24 knows the same Weise', async () => {
    expect(await weise({ hand: cards('D9 D10 DJ DQ DK DA H9'), pack: 24 })).toEqual([
      '150: D9 D10 DJ DQ DK DA',
    ]);
  });
});

const compare = (ranking: string, leader: number, announced: readonly (readonly string[])[]) =>
  ask({ op: 'compare', ranking, leader, announced: announced.map((seat) => seat.map(cards)) });

describe('compare', () => {
  it.each([
    ['nobody announces', 'H', 0, [[], [], [], []], null, [0, 0], null],
    ['only one side: no reason', 'H', 0, [['D6 D7 D8'], [], [], []], 0, [20, 0], null],
    ['the higher value', 'H', 0, [['D6 D7 D8'], ['S6 S7 S8 S9'], [], []], 1, [0, 50], 'value'],
    [
      'the partner counts along',
      'H',
      0,
      [['D6 D7 D8'], [], ['S6 S7 S8 S9'], ['HA HK HQ']],
      0,
      [70, 0],
      'value',
    ],
    ['more cards', 'H', 0, [['DA HA SA CA'], ['S6 S7 S8 S9 S10'], [], []], 1, [0, 100], 'length'],
    ['up to the higher card', 'H', 0, [['DJ DQ DK'], ['S10 SJ SQ'], [], []], 0, [20, 0], 'height'],
    [
      'Undenufe: down to the lower card',
      'undenufe',
      0,
      [['DJ DQ DK'], ['S10 SJ SQ'], [], []],
      1,
      [0, 20],
      'height',
    ],
    ['trump', 'S', 0, [['D10 DJ DQ'], ['S10 SJ SQ'], [], []], 1, [0, 20], 'trump'],
    ['whoever sits first', 'H', 3, [['D10 DJ DQ'], ['S10 SJ SQ'], [], []], 0, [20, 0], 'seat'],
    ['the leader sits first', 'H', 1, [['D10 DJ DQ'], ['S10 SJ SQ'], [], []], 1, [0, 20], 'seat'],
    [
      'a card in two Weise',
      'H',
      0,
      [['DJ HJ SJ CJ', 'D9 D10 DJ'], ['S6 S7 S8'], [], []],
      0,
      [220, 0],
      'value',
    ],
    [
      'four low cards, where they are played',
      'H',
      0,
      [['D6 H6 S6 C6'], ['S7 S8 S9'], [], []],
      0,
      [100, 0],
      'value',
    ],
  ])('%s', async (_, ranking, leader, announced, side, points, reason) => {
    expect(await compare(ranking, leader, announced)).toEqual({ side, points, reason });
  });
  it.each([
    ['a card with two seats', [['D6 D7 D8'], [], [], ['D8 D9 D10']]],
    ['half a run beside its other half', [['D6 D7 D8', 'D9 D10 DJ'], [], [], []]],
    ['the same Weis twice', [['D6 D7 D8', 'D6 D7 D8'], [], [], []]],
    ['no Weis at all', [['D6 D7 D9'], [], [], []]],
    ['two cards', [['D6 D7'], [], [], []]],
    ['more cards than a hand has', [['D6 D7 D8 D9 D10', 'H6 H7 H8 H9 H10'], [], [], []]],
    ['three seats', [[], [], []]],
    ['five seats', [[], [], [], [], []]],
  ])('refuses %s', async (_, announced) => {
    expect(await compare('H', 0, announced)).toMatchObject({ error: 'format' });
  });
  it('does not play Pandur yet', async () => {
    const line = { op: 'compare', ranking: 'H', leader: 0, announced: [[], [], []], taker: 0 };
    expect(await ask(line)).toMatchObject({ error: 'variant' });
  });
});
