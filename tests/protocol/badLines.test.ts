/** Whatever stands on a line, there is one answer, one JSON object long, and the next line does not notice. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer } from '../../src/lib/protocol/answer';
import { runs } from '../helpers/chance';
import { runProgram } from './program';
import { schieberRecords } from './vectors';

const GOOD = '{"op":"trick","ranking":"H","trick":["D6","H6","DA"]}';
const GOOD_ANSWER = '{"winner":1,"points":11}';
const CODES = ['json', 'format', 'op', 'variant', 'dealer', 'illegal'];

/** One line that holds one JSON object; if an error, then with a known code and a text. */
async function check(line: string): Promise<Record<string, unknown>> {
  const reply = await answer(line);
  expect(reply).not.toMatch(/[\r\n]/);
  const json = JSON.parse(reply);
  expect(json).toBeTypeOf('object');
  expect(json).not.toBeNull();
  if ('error' in json) {
    expect(CODES).toContain(json.error);
    expect(json.message).toMatch(/\w/);
  }
  expect(await answer(GOOD)).toBe(GOOD_ANSWER);
  return json;
}

const line = (op: string, fields: object): string => JSON.stringify({ op, ...fields });
const trick = { ranking: 'H', trick: ['D6'] };
const legal = { ranking: 'H', hand: ['D7'], trick: ['D6'] };
const ENDING = {
  ranking: 'H',
  hands: [['DA', 'H6'], ['D7', 'S6'], ['D8', 'S7'], ['D9']],
  leader: 3,
  trick: ['S8'],
};
const SEEN = {
  ...{ variant: 'schieber', options: { target: 1000 }, phase: 'declare', seat: 1, dealer: 0, declarer: null },
  ...{ hand: ['D6', 'D7', 'D8', 'H6', 'H7', 'S6', 'S7', 'C6', 'C7'], pushed: false, contract: null },
  ...{ tricks: [], announced: [[], [], [], []], board: [0, 0], level: 'weak', seed: 'seed' },
};
const PLAYED = {
  ...{ ...SEEN, phase: 'play', declarer: 0, pushed: true, dealer: 1, contract: { kind: 'trump', suit: 'H' } },
  tricks: [{ leader: 2, cards: ['HJ', 'HA', 'H8'] }],
  announced: [[], [], [{ points: 20, length: 3 }], []],
};

const BAD: readonly (readonly [name: string, line: string, code: string])[] = [
  ['an empty line', '', 'json'],
  ['blanks', ' \t ', 'json'],
  ['half an object', '{"op":"hello"', 'json'],
  ['two objects', '{"op":"hello"}{"op":"hello"}', 'json'],
  ['a word', 'hello', 'json'],
  ['a number', '7', 'format'],
  ['null', 'null', 'format'],
  ['a list', '[{"op":"hello"}]', 'format'],
  ['no operation', '{}', 'op'],
  ['an unknown operation', '{"op":"sing"}', 'op'],
  ['an operation that every object has', '{"op":"constructor"}', 'op'],
  ['an inherited operation', '{"__proto__":{"op":"hello"}}', 'op'],
  ['an operation that is no text', '{"op":["hello"]}', 'op'],
  ['hello with more', line('hello', { name: 'me' }), 'format'],
  ['legal without a trick', line('legal', { ranking: 'H', hand: [] }), 'format'],
  ['legal with an unknown key', line('legal', { ...legal, seat: 0 }), 'format'],
  ['an unknown ranking', line('legal', { ...legal, ranking: 'X' }), 'format'],
  ['a card twice in the hand', line('legal', { ...legal, hand: ['D7', 'D7'] }), 'format'],
  ['a card in hand and trick', line('legal', { ...legal, hand: ['D6'] }), 'format'],
  ['an unknown card', line('legal', { ...legal, hand: ['D1'] }), 'format'],
  ['a card in lower case', line('legal', { ...legal, hand: ['d7'] }), 'format'],
  ['a hand that is a text', line('legal', { ...legal, hand: 'D7' }), 'format'],
  ['a fifth card to a trick', line('legal', { ...legal, trick: ['D6', 'D8', 'D9', 'D10'] }), 'format'],
  ['another undertrump', line('legal', { ...legal, undertrump: true }), 'format'],
  ['an empty trick', line('trick', { ...trick, trick: [] }), 'format'],
  ['five cards in a trick', line('trick', { ...trick, trick: ['D6', 'D7', 'D8', 'D9', 'D10'] }), 'format'],
  ['a card twice in a trick', line('trick', { ...trick, trick: ['D6', 'D6'] }), 'format'],
  ['last that is a number', line('trick', { ...trick, last: 1 }), 'format'],
  ['other aces', line('trick', { ...trick, aces: 'never' }), 'format'],
  ['unknown values', line('trick', { ...trick, values: 'slalom' }), 'format'],
  ['weis without a hand', line('weis', {}), 'format'],
  ['another pack', line('weis', { hand: [], pack: 36 }), 'format'],
  ['an eight in the pack of 24', line('weis', { hand: ['D8'], pack: 24 }), 'format'],
  ['fourLowCards as text', line('weis', { hand: [], fourLowCards: 'yes' }), 'format'],
  ['compare without a leader', line('compare', { ranking: 'H', announced: [[], [], [], []] }), 'format'],
  [
    'a leader beyond the table',
    line('compare', { ranking: 'H', leader: 4, announced: [[], [], [], []] }),
    'format',
  ],
  ['replay without a record', line('replay', {}), 'format'],
  ['a record that is a text', line('replay', { record: 'H7' }), 'format'],
  ['replay with more', line('replay', { record: schieberRecords[2]?.record, until: 3 }), 'format'],
  ['solve without hands', line('solve', { ranking: 'H', leader: 0, trick: [] }), 'format'],
  ['solve with a card twice', line('solve', { ...ENDING, trick: ['DA'] }), 'format'],
  ['choose without an observation', line('choose', {}), 'format'],
  ['choose with the hands of the others', line('choose', { ...SEEN, hands: ENDING.hands }), 'format'],
  ['choose out of turn', line('choose', { ...SEEN, seat: 2 }), 'illegal'],
  ['choose for a variant to come', line('choose', { ...SEEN, variant: 'pandur' }), 'variant'],
  ['rate before there is a contract', line('rate', SEEN), 'format'],
  [
    'a record of a variant to come',
    line('replay', { record: { ...schieberRecords[2]?.record, variant: 'pandur' } }),
    'variant',
  ],
];

describe('bad lines', () => {
  it('are made of good ones', async () => {
    for (const valid of VALID) expect(await check(JSON.stringify(valid))).not.toHaveProperty('error');
  });
  it.each(BAD)('%s', async (_, bad, code) => expect(await check(bad)).toMatchObject({ error: code }));

  it('do not stop the program', async () => {
    const input = BAD.flatMap(([, bad]) => [bad, GOOD]);
    const { status, lines } = await runProgram(input.map((text) => `${text}\n`).join(''));
    expect(status).toBe(0);
    expect(lines).toEqual(await Promise.all(input.map(answer)));
    expect(lines.filter((_, i) => i % 2 === 1)).toEqual(BAD.map(() => GOOD_ANSWER));
  }, 60_000);
  it('of any text', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.json());
    await fc.assert(
      fc.asyncProperty(text, async (any) => void expect(await check(any)).toHaveProperty('error')),
      runs(500),
    );
  });
  it('of any JSON under any operation', async () => {
    const op = fc.constantFrom(
      'hello',
      'legal',
      'trick',
      'weis',
      'compare',
      'replay',
      'solve',
      'choose',
      'rate',
      '',
    );
    const keys = [
      'ranking',
      'hand',
      'trick',
      'announced',
      'leader',
      'record',
      'last',
      'aces',
      'values',
      'pack',
      ...['hands', 'sides', 'rankings', ...Object.keys(SEEN)],
    ];
    const fields = fc.dictionary(fc.oneof(fc.constantFrom(...keys), fc.string()), fc.jsonValue());
    await fc.assert(
      fc.asyncProperty(
        op,
        fields,
        async (name, more) => void (await check(JSON.stringify({ ...more, op: name }))),
      ),
      runs(500),
    );
  });
  it('that were good ones before', async () => {
    await fc.assert(
      fc.asyncProperty(mutated, async (json) => void (await check(JSON.stringify(json)))),
      runs(400),
    );
  });
  it('that nest very deeply, or are very long', async () => {
    for (const deep of [
      '['.repeat(200_000),
      `{"op":"weis","hand":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
    ]) {
      expect(await check(deep)).toHaveProperty('error');
    }
    expect(await check(line('weis', { hand: Array.from({ length: 300_000 }, () => 'D6') }))).toHaveProperty(
      'error',
    );
    expect(await check(line('replay', { record: { deals: 'x'.repeat(2_000_000) } }))).toHaveProperty('error');
  });
});

const VALID: readonly object[] = [
  { op: 'hello' },
  { op: 'legal', ...legal, undertrump: 'whenVoid' },
  { op: 'trick', ...trick, last: true, aces: 'always11', values: 'undenufe' },
  { op: 'weis', hand: ['D9', 'D10', 'DJ'], pack: 24, fourLowCards: true },
  { op: 'compare', ranking: 'H', leader: 0, announced: [[['D6', 'D7', 'D8']], [], [], []] },
  { op: 'solve', ...ENDING },
  { op: 'choose', ...SEEN },
  { op: 'choose', ...PLAYED },
  { op: 'rate', ...PLAYED },
  {
    op: 'replay',
    record: { ...schieberRecords[2]?.record, deals: schieberRecords[2]?.record.deals.slice(0, 1) },
  },
];

/** Where values stand in a JSON value. */
function paths(json: unknown, at: readonly string[] = []): string[][] {
  const inner = typeof json === 'object' && json !== null ? Object.entries(json) : [];
  return [[...at], ...inner.flatMap(([key, value]) => paths(value, [...at, key]))];
}
/** The same with another value at one place; undefined takes it away. */
function put(json: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(json))
    return json.map((entry, i) => (String(i) === key ? put(entry, rest, value) : entry));
  const fields = json as Record<string, unknown>;
  return { ...fields, [key]: put(fields[key], rest, value) };
}

/** A valid line with up to three values replaced. */
const mutated = fc
  .tuple(
    fc.constantFrom(...VALID),
    fc.array(
      fc.tuple(fc.nat(), fc.oneof(fc.jsonValue(), fc.constant(undefined), fc.constantFrom('D6', 'H', 0, 1))),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
  )
  .map(([valid, changes]) =>
    changes.reduce<unknown>((json, [place, value]) => {
      const places = paths(json);
      return put(json, places[place % places.length] ?? [], value) ?? null;
    }, valid),
  );
