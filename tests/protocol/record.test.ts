/** The record format: the guard of foreign JSON, and that nothing is lost on the way in and out. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay } from '../../src/lib/engine/game';
import { readRecord, writeRecord } from '../../src/lib/engine/record';
import { DEFAULT_OPTIONS } from '../../src/lib/engine/variants/schieber/options';
import { runs } from '../helpers/chance';
import { type Recorded, schieberRecords } from './vectors';

const first = (schieberRecords[2] as { record: Recorded }).record;
const firstDeal = first.deals[0] as Recorded['deals'][number];

/** Through the engine and back; throws what was wrong with it. */
function roundTrip(record: unknown): object {
  const read = readRecord(record);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return writeRecord(read.value);
}
/** The form that writing gives: all options, `foreign` only where true. */
const canonical = (record: Recorded): object => ({
  ...record,
  options: { ...DEFAULT_OPTIONS, ...record.options },
});

describe('a record that is read and written', () => {
  it.each(schieberRecords.map(({ record }, i) => ({ record, i })))(
    'is the same: Schieber $i',
    ({ record }) => {
      expect(roundTrip(record)).toEqual(canonical(record));
      expect(JSON.stringify(roundTrip(roundTrip(record)))).toBe(JSON.stringify(roundTrip(record)));
    },
  );
  it('is the same wherever it stops', () => {
    fc.assert(
      fc.property(fc.nat(first.deals.length - 1), fc.nat(40), (deal, action) => {
        const last = first.deals[deal] as Recorded['deals'][number];
        const cut = { ...last, actions: last.actions.slice(0, action) };
        const record = { ...first, deals: [...first.deals.slice(0, deal), cut] };
        expect(roundTrip(record)).toEqual(canonical(record));
      }),
      runs(40),
    );
  });
  it('keeps claims, early Stöck, and that a game is foreign', () => {
    const suit = (letter: string) =>
      ['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].map((rank) => letter + rank);
    const record = {
      ...first,
      options: { ...DEFAULT_OPTIONS, target: 300, stoeckEarly: true },
      foreign: true,
      deals: [
        {
          dealer: 3,
          hands: ['D', 'H', 'S', 'C'].map(suit),
          actions: [
            { seat: 0, push: true },
            { seat: 2, declare: { kind: 'obenabe' } },
            { seat: 0, play: 'D6', weis: [] },
            ...['H', 'S', 'C'].map((letter, i) => ({ seat: i + 1, play: `${letter}6`, weis: [] })),
            { seat: 0, claim: true },
          ],
        },
      ],
    };
    expect(roundTrip(record)).toEqual(record);
    const early = {
      ...record,
      options: { ...record.options, target: 20 },
      deals: [
        {
          ...record.deals[0],
          actions: [
            { seat: 0, declare: { kind: 'trump', suit: 'H' } },
            { seat: 0, play: 'D6', weis: [] },
            { seat: 1, stoeck: true },
          ],
        },
      ],
    };
    expect(roundTrip(early)).toEqual(early);
  });
  it('becomes a log that leads to the same game', () => {
    for (const { record } of schieberRecords) {
      const read = readRecord(record);
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      const { setup, events, game } = read.value;
      expect(replay(setup, events)).toEqual({ ok: true, value: game });
      expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i));
    }
  });
});

const withDeal = (change: object): object => ({ ...first, deals: [{ ...firstDeal, ...change }] });
const withMove = (move: unknown): object => withDeal({ actions: [move] });
const without = (record: object, key: string): object =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
/** As it comes out of JSON.parse, `__proto__` an own key. */
const json = (text: string): object => JSON.parse(text);
const many = <T>(count: number, entry: T): T[] => Array.from({ length: count }, () => entry);

describe('the guard', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a list', []],
    ['a text', 'salonjass-game'],
    ['another format', { ...first, format: 'pgn' }],
    ['another version', { ...first, version: 2 }],
    ['a version as text', { ...first, version: '1' }],
    ['an unknown key', { ...first, comment: 'schön gespielt' }],
    ['a missing key', without(first, 'options')],
    ['an own __proto__', { ...first, ...json('{"options":{"__proto__":{"target":1000}}}') }],
    ['an inherited option', { ...first, options: { toString: 1 } }],
    ['inherited fields', Object.create(first)],
    ['an unknown option', { ...first, options: { speed: 9 } }],
    ['an option out of range', { ...first, options: { target: 0 } }],
    ['a game without end', { ...first, options: { target: null } }],
    ['foreign that is no switch', { ...first, foreign: 1 }],
    ['deals that are no list', { ...first, deals: {} }],
    ['too many deals', { ...first, deals: many(2_001, firstDeal) }],
  ])('finds %s in the head', (_, record) => {
    expect(readRecord(record)).toEqual({
      ok: false,
      error: { code: 'format', deal: null, action: null, refusal: null },
    });
  });
  it.each<[string, unknown]>([
    ['a variant that is not built', 'coiffeur'],
    ['an unknown variant', 'poker'],
    ['an inherited one', 'constructor'],
    ['no text', 7],
  ])('knows no variant: %s', (_, variant) => {
    expect(readRecord({ ...first, variant })).toMatchObject({
      ok: false,
      error: { code: 'variant', deal: null },
    });
  });
  it.each<[string, object]>([
    ['an unknown key', { weather: 'rain' }],
    ['a key of another variant', { stock: [] }],
    ['a dealer beyond the table', { dealer: 4 }],
    ['half a dealer', { dealer: 0.5 }],
    ['three hands', { hands: firstDeal.hands.slice(1) }],
    ['a card twice', { hands: many(4, firstDeal.hands[0]) }],
    ['no cards', { hands: [[], [], [], []] }],
    ['an unknown card', { hands: [...firstDeal.hands.slice(1), many(9, 'X7')] }],
    ['actions that are no list', { actions: 'none' }],
    ['too many actions', { actions: many(201, { seat: 1, push: true }) }],
  ])('finds %s in the dealing', (_, change) => {
    expect(readRecord(withDeal(change))).toMatchObject({ error: { code: 'format', deal: 0, action: null } });
  });
  it.each<[string, unknown]>([
    ['no object', 'push'],
    ['no seat', { push: true }],
    ['a seat beyond the table', { seat: 4, push: true }],
    ['nothing but a seat', { seat: 1 }],
    ['two actions at once', { seat: 1, push: true, claim: true }],
    ['a push that is false', { seat: 1, push: false }],
    ['an unknown key', { seat: 1, push: true, why: 'bad cards' }],
    ['an unknown action', { seat: 1, sing: true }],
    ['an inherited action', { seat: 1, constructor: true }],
    ['a card that is none', { seat: 1, play: 'H11' }],
    ['a Weis that is no list', { seat: 1, play: 'H7', weis: [true] }],
    ['a card twice in a Weis', { seat: 1, play: 'H7', weis: [['H7', 'H7', 'H8']] }],
    ['too many Weise', { seat: 1, play: 'H7', weis: many(9, ['H7', 'H8', 'H9']) }],
    ['the trump of Pandur', { seat: 1, play: 'H7', trump: 'C' }],
    ['an unknown contract', { seat: 1, declare: { kind: 'grand' } }],
    ['trump without a suit', { seat: 1, declare: { kind: 'trump' } }],
    ['Obenabe with a suit', { seat: 1, declare: { kind: 'obenabe', suit: 'H' } }],
    ['a column', { seat: 1, declare: { kind: 'obenabe', column: 'obenabe' } }],
  ])('finds %s in an action', (_, move) => {
    expect(readRecord(withMove(move))).toMatchObject({ error: { code: 'format', deal: 0, action: 0 } });
  });
  it.each<[string, object]>([
    ['a call', { seat: 1, call: 57 }],
    ['a bid', { seat: 1, bid: 'pass' }],
    ['Slalom', { seat: 1, declare: { kind: 'slalom', start: 'obenabe' } }],
    ['Misère', { seat: 1, declare: { kind: 'misere' } }],
    ['a card before the choice', { seat: 1, play: 'H7' }],
  ])('takes %s for illegal', (_, move) => {
    expect(readRecord(withMove(move))).toMatchObject({ error: { code: 'illegal', deal: 0, action: 0 } });
  });
  it('counts only the first fault', () => {
    const spoilt = { ...firstDeal, actions: [{ seat: 3, push: true }, 'nonsense'] };
    const record = { ...first, deals: [spoilt, 'nonsense'] };
    expect(readRecord(record)).toMatchObject({ error: { code: 'illegal', deal: 0, action: 0 } });
  });
  it('throws at nothing', () => {
    const anything = fc.anything({
      withNullPrototype: true,
      withSparseArray: true,
      withMap: true,
      withDate: true,
    });
    fc.assert(
      fc.property(anything, (raw) => {
        expect(readRecord(raw)).toMatchObject({ ok: false, error: { code: 'format' } });
        for (const record of [{ ...first, options: raw }, { ...first, deals: [raw] }, withMove(raw)])
          readRecord(record);
        for (const key of ['dealer', 'hands', 'actions']) readRecord(withDeal({ [key]: raw }));
        for (const key of ['play', 'declare', 'weis'])
          readRecord(withMove({ seat: 1, play: 'H7', [key]: raw }));
      }),
      runs(300),
    );
  });
});
