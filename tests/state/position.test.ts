import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { view } from '../../src/lib/engine/game';
import { cardText } from '../../src/lib/engine/notation';
import type { Card, Seat } from '../../src/lib/engine/types';
import { readPosition, type Position, type PositionFault } from '../../src/lib/state/position';
import { isPosition, writePosition } from '../../src/lib/table/position';
import { seal, unseal } from '../../src/lib/table/positionSeal';
import { dice, often, PATIENCE, shuffled } from '../helpers/chance';
import { randomGame } from '../helpers/games';
import { card, playOn, plays, table, type Table } from '../helpers/table';

const ABOUT = { app: '0.1.0', game: '5a10e1a5500000000000000000001913', ply: 2, level: 'strong' } as const;
const at = (game: Table, seat: Seat = 0): Position => {
  const seen = view(game, seat);
  if (!isPosition(seen)) throw new Error('between deals');
  return { ...ABOUT, view: seen };
};
const told = (game: Table, seat: Seat = 0): string => writePosition(at(game, seat));
const linesOf = (text: string): readonly string[] => {
  const unsealed = unseal(text);
  if (!unsealed.ok) throw new Error(unsealed.error.code);
  return unsealed.value.lines;
};
const faultOf = (text: string): PositionFault | null => {
  const read = readPosition(text);
  return read.ok ? null : read.error;
};

/** You have three from the six of Schilten, your neighbour on the right has three from the six of Rosen. */
const HANDS = 'S6 S7 S8 D6 D7 C6 C7 H10 HJ|H6 H7 H8 D8 S9 C8 C9 CJ SA|D9 DJ H9 S10 SJ CQ CK HQ D10';
const seated = (): Table =>
  table({ hands: HANDS, options: { target: 1000 }, board: [312, 287], contract: 'S' });
const midTrick = (): Table => plays(seated(), 'S6(S6 S7 S8) S9(H6 H7 H8)');

describe('what a seat sees, as text', () => {
  it('says rules, standing, trump, Weise, tricks, hand and whose turn it is', () => {
    expect(told(midTrick()).split('\n').slice(0, -1)).toEqual([
      'Salonjass-Stellung 1',
      'Schieber bis 1000; Faktoren D1 H1 S1 C1 O1 U1; von auswärts',
      'Spiel 2, vorher wir 312, sie 287',
      'Geber links, Vorhand du',
      'Trumpf S von du',
      'Gewiesen du 20/3 S6 S7 S8',
      'Gewiesen rechts 20/3',
      'Stich 1 du S6 S9',
      'Stand wir 312, sie 287; Punkte wir 0, sie 0',
      'Hand D6 D7 H10 HJ S7 S8 C6 C7',
      'Am Zug Partner',
      'Karten D Schellen/Ecken, H Rosen/Herz, S Schilten/Schaufel, C Eicheln/Kreuz',
      'Partie 5a10e1a5500000000000000000001913, Zug 2, Platz 0',
      'Computer stark, Version 0.1.0',
    ]);
  });

  it('keeps the cards of a Weis closed that only its owner knows, and opens them after the first trick', () => {
    expect(told(midTrick(), 3)).not.toContain('H6');
    expect(told(midTrick(), 1)).toContain('Gewiesen du 20/3 H6 H7 H8');
    const after = plays(midTrick(), 'SJ SK');
    expect(told(after, 3)).toContain('Gewiesen Partner 20/3 H6 H7 H8');
    expect(told(after, 3)).toContain('Stich 1 rechts S6 S9 SJ SK, an links');
  });

  it('calls everybody by where they sit from the own chair', () => {
    expect(told(midTrick(), 1)).toContain('Geber Partner, Vorhand links');
    expect(told(midTrick(), 1)).toContain('Spiel 2, vorher wir 287, sie 312');
  });

  it('is what docs/POSITION.md shows', () => {
    const examples = [...readFileSync('docs/POSITION.md', 'utf8').matchAll(/```text\n([^]*?)```/g)];
    expect(examples.length).toBeGreaterThan(0);
    for (const [, example = ''] of examples) expect(faultOf(example)).toBeNull();
  });
});

/** All positions of a random game as one of its seats sees them. */
function* positionsOf(seed: number): Generator<Position> {
  const { steps } = randomGame(seed);
  for (const [index, { game }] of steps.entries()) {
    const seen = view(game, (seed + index) % 4);
    const level = (['weak', 'medium', 'strong'] as const)[seed % 3] ?? 'strong';
    if (isPosition(seen)) yield { ...ABOUT, level, ply: index + 1, view: seen };
  }
}

/** Of earlier deals a text says how many and how much. */
const withoutDeals = ({ view: { deals, ...seen }, ...about }: Position): unknown => ({
  ...about,
  view: { ...seen, deals: deals.length },
});

describe('there and back', () => {
  it('gives the same view and the same text, in any game, from any seat', { timeout: PATIENCE }, () => {
    for (let seed = 0; seed < often(5); seed++) {
      for (const position of positionsOf(seed)) {
        const text = writePosition(position);
        expect(new TextEncoder().encode(text).length).toBeLessThan(2000);
        const read = readPosition(text);
        if (!read.ok) throw new Error(`${JSON.stringify(read.error)}\n${text}`);
        expect(withoutDeals(read.value)).toEqual(withoutDeals(position));
        expect(writePosition(read.value)).toBe(text);
      }
    }
  });

  it('takes what a messenger has made of it', () => {
    const text = told(midTrick());
    const quoted = text.split('\n').map((line) => `> ${line}  `);
    for (const way of [
      text.replaceAll('\n', '\r\n'),
      `Schau dir das an:\n\n${quoted.join('\n\n')}\n\nLieber Gruss`,
      text.normalize('NFD').replaceAll(' ', '\u00a0'),
      `\`\`\`\n${text}\n\`\`\``,
    ])
      expect(faultOf(way)).toBeNull();
  });
});

/** The lines changed, and closed again as if it had been written so. */
const forged = (change: (lines: string[]) => readonly string[], game = midTrick()): string =>
  seal(change([...linesOf(told(game))]));
const replaced = (from: string, to: string, game?: Table): string =>
  forged((lines) => lines.map((line) => line.replace(from, to)), game);

describe('what is refused, and why', () => {
  const text = told(midTrick());
  it.each<[string, string, PositionFault]>([
    ['something else', 'Hoi zäme', { code: 'none' }],
    ['nothing', '', { code: 'none' }],
    ['a newer form', text.replace('Stellung 1', 'Stellung 2'), { code: 'newer' }],
    ['the first half', text.slice(0, text.length / 2), { code: 'cut' }],
    ['a line less', text.replace(/Geber.*\n/, ''), { code: 'cut' }],
    ['another score', text.replace('vorher wir 312', 'vorher wir 313'), { code: 'changed' }],
    ['a line more', text.replace('Geber', 'Hoi\nGeber'), { code: 'line', line: 'Hoi' }],
    [
      'a card that does not exist',
      text.replace('Hand D6', 'Hand D5'),
      { code: 'line', line: 'Hand D5 D7 H10 HJ S7 S8 C6 C7' },
    ],
    ['a card twice', text.replace('Hand D6', 'Hand S9'), { code: 'twice', card: card('S9') }],
    ['ten cards', text.replace('Hand D6', 'Hand D6 D8'), { code: 'count' }],
    ['a trick led out of turn', text.replace('Stich 1 du', 'Stich 1 links'), { code: 'order', trick: 1 }],
  ])('%s', (_, wrong, fault) => expect(faultOf(wrong)).toEqual(fault));

  it.each<[string, string, PositionFault]>([
    [
      'a standing that does not add up',
      replaced('Stand wir 312', 'Stand wir 412'),
      { code: 'contradiction', line: 'Stand wir 412, sie 287; Punkte wir 0, sie 0' },
    ],
    [
      'somebody else in turn',
      replaced('Am Zug Partner', 'Am Zug links'),
      { code: 'contradiction', line: 'Am Zug links' },
    ],
    [
      'a Weis whose cards nobody may know yet',
      replaced('rechts 20/3', 'rechts 20/3 H6 H7 H8'),
      { code: 'contradiction', line: 'Gewiesen rechts 20/3 H6 H7 H8' },
    ],
    ['a Weis that nobody can hold', replaced('rechts 20/3', 'rechts 300/9'), { code: 'impossible' }],
    [
      'a Weis that is worth something else',
      replaced('du 20/3', 'du 50/3'),
      { code: 'contradiction', line: 'Gewiesen du 50/3 S6 S7 S8' },
    ],
    ['a target that was reached before', replaced('bis 1000', 'bis 300'), { code: 'impossible' }],
    ['a game without an end', replaced('bis 1000', ''), { code: 'impossible' }],
    [
      'lines in another order',
      forged(([a, b, c, ...rest]) => [a, c, b, ...rest] as string[]),
      { code: 'contradiction', line: 'Geber links, Vorhand du' },
    ],
    ['no hand', forged((lines) => lines.filter((line) => !line.startsWith('Hand'))), { code: 'impossible' }],
    [
      'a card that the own hand had to follow with',
      replaced('du S6 S9 SJ SK', 'du S6 S9 DJ SK', plays(midTrick(), 'SJ SK')),
      { code: 'contradiction', line: 'Stich 1 du S6 S9 DJ SK, an Partner' },
    ],
  ])('%s, even if it is closed again', (_, wrong, fault) => expect(faultOf(wrong)).toEqual(fault));
});

describe('a text that something has happened to', () => {
  type Roll = (n: number) => number;
  const anyCard = (roll: Roll): string => cardText(roll(36) as Card);
  const HARM: readonly ((lines: string[], roll: Roll) => void)[] = [
    (lines, roll) => void lines.splice(roll(lines.length), 1),
    (lines, roll) => void lines.splice(roll(lines.length), 0, lines[roll(lines.length)] as string),
    (lines, roll) => void lines.splice(0, lines.length, ...shuffled(lines, roll)),
    ...[/[DHSC](?:[6-9]|10|[JQKA])/g, /[DHSC](?:[6-9]|10|[JQKA])/g].map(
      (pattern) => (lines: string[], roll: Roll) => {
        const index = roll(lines.length);
        let nth = roll(4);
        lines[index] = (lines[index] as string).replace(pattern, (card) =>
          nth-- === 0 ? anyCard(roll) : card,
        );
      },
    ),
    (lines, roll) => {
      const [a, b] = [anyCard(roll), anyCard(roll)];
      const swap: Readonly<Record<string, string>> = { [a]: b, [b]: a };
      for (const [i, line] of lines.entries())
        lines[i] = line.replace(/[DHSC](?:[6-9]|10|[JQKA])/g, (card) => swap[card] ?? card);
    },
    (lines, roll) => {
      const index = roll(lines.length);
      lines[index] = (lines[index] as string).replace(/\d+/, String(roll(1000)));
    },
    (lines, roll) => {
      const index = roll(lines.length);
      const words = ['du', 'rechts', 'Partner', 'links'];
      lines[index] = (lines[index] as string).replace(/du|rechts|Partner|links/, words[roll(4)] as string);
    },
    (lines, roll) => {
      const index = roll(lines.length);
      const line = lines[index] as string;
      const place = roll(line.length);
      lines[index] = line.slice(0, place) + String.fromCharCode(32 + roll(224)) + line.slice(place + 1);
    },
  ];

  /** Refused for a reason, or another position that says exactly what the text says. */
  function judge(text: string): 'refused' | 'taken' {
    const started = performance.now();
    const read = readPosition(text);
    expect(performance.now() - started).toBeLessThan(5000);
    if (!read.ok) return 'refused';
    expect(linesOf(writePosition(read.value))).toEqual(linesOf(text));
    return 'taken';
  }

  it('is refused, or is another position: sealed again or not', { timeout: PATIENCE }, () => {
    const seen = { refused: 0, taken: 0 };
    const roll = dice(7);
    for (let seed = 100; seed < 100 + often(2); seed++) {
      for (const position of positionsOf(seed)) {
        const text = writePosition(position);
        for (const harm of HARM) {
          const lines = [...linesOf(text)];
          harm(lines, roll);
          seen[judge(seal(lines))]++;
        }
        const place = roll(text.length);
        seen[judge(text.slice(0, place) + text.slice(place + 1 + roll(3)))]++;
        seen[judge(text.slice(0, place))]++;
      }
    }
    expect(seen.taken).toBeGreaterThan(10);
    expect(seen.refused).toBeGreaterThan(500);
  });

  it('does not hang on Weise that cannot be placed', () => {
    const many = Array.from({ length: 7 }, () => '20/3').join(', ');
    const three = ['20/3', '20/3', '20/3'].join(', ');
    for (const weise of [many, three, `100/4, ${three}`, '50/4, 50/4', '100/4, 100/4, 150/4, 200/4']) {
      const game = plays(seated(), 'S6(S6 S7 S8) S9() SJ()');
      const text = forged((lines) => {
        const at = lines.findIndex((line) => line.startsWith('Stich'));
        return [
          ...lines.slice(0, at),
          `Gewiesen rechts ${weise}`,
          `Gewiesen Partner ${weise}`,
          ...lines.slice(at),
        ];
      }, game);
      judge(text);
    }
  });
});

it('between deals there is nothing to report', () => {
  const declared = table({ hands: HANDS });
  expect(isPosition(view(declared, 0))).toBe(true);
  expect(isPosition(view(seated(), 0))).toBe(true);
  expect(isPosition(view(playOn(midTrick()), 0))).toBe(false);
});
