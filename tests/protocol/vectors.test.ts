/** Every reference vector through `answer`, and all of them in one go through the program. */
import { describe, expect, it } from 'vitest';
import { answer } from '../../src/lib/protocol/answer';
import { runProgram } from './program';
import { dealVectors, legalVectors, rankingText, schieberFaults, schieberRecords, tricksOf } from './vectors';

interface Case {
  readonly name: string;
  readonly line: object;
  /** What the answer must hold. */
  readonly expected: object;
}

const legal: Case[] = legalVectors.map(({ hand, trick, trump, legal }, i) => ({
  name: `position ${i}`,
  line: { op: 'legal', ranking: rankingText(trump), hand, trick },
  expected: { legal },
}));

const tricks: Case[] = dealVectors.flatMap((deal, i) =>
  tricksOf(deal).map((plays, trick) => ({
    name: `deal ${i}, trick ${trick}`,
    line: {
      op: 'trick',
      ranking: rankingText(deal.trump),
      trick: plays.map(([, card]) => card),
      ...(trick === 8 ? { last: true } : {}),
    },
    expected: {
      winner: plays.findIndex(([seat]) => seat === deal.trickWinners[trick]),
      points: deal.trickPoints[trick],
    },
  })),
);

const records: Case[] = schieberRecords.map(({ record, expect: expected }, i) => ({
  name: `Schieber ${i}`,
  line: { op: 'replay', record },
  expected,
}));

const faults: Case[] = schieberFaults.map(({ record, expect: expected, fault }) => ({
  name: fault,
  line: { op: 'replay', record },
  expected,
}));

const all = [...legal, ...tricks, ...records, ...faults];

/** The part of an answer that a vector speaks of, with its name to find it by. */
function told({ name, expected }: Case, line: string): object {
  const whole = JSON.parse(line);
  return { name, told: Object.fromEntries(Object.keys(expected).map((key) => [key, whole[key]])) };
}
const wanted = (cases: readonly Case[]): object[] =>
  cases.map(({ name, expected }) => ({ name, told: expected }));
const answers = (cases: readonly Case[]): Promise<object[]> =>
  Promise.all(cases.map(async (entry) => told(entry, await answer(JSON.stringify(entry.line)))));

describe('the reference vectors through answer', () => {
  it('has them all', () => {
    expect([legal, tricks, records, faults].map(({ length }) => length)).toEqual([3000, 1800, 14, 4]);
  });
  it('legal: every position', async () => expect(await answers(legal)).toEqual(wanted(legal)));
  it('trick: every trick of every deal', async () => expect(await answers(tricks)).toEqual(wanted(tricks)));
  it.each(records)('replay: $name', async (entry) => expect(await answers([entry])).toEqual(wanted([entry])));
  it.each(faults)('replay finds the fault: $name', async (entry) =>
    expect(await answers([entry])).toEqual(wanted([entry])),
  );
  it('the team points of a deal are the sums of its tricks', () => {
    for (const deal of dealVectors) {
      const sums = [0, 0];
      for (const [trick, seat] of deal.trickWinners.entries()) {
        sums[seat % 2] = (sums[seat % 2] as number) + (deal.trickPoints[trick] as number);
      }
      expect(sums).toEqual(deal.teamPoints);
    }
  });
});

describe('the reference vectors through the program', () => {
  it('answers all of them in order, and ends with 0', async () => {
    const { status, lines, errors } = await runProgram(
      all.map(({ line }) => `${JSON.stringify(line)}\n`).join(''),
    );
    expect({ status, errors, answers: lines.length }).toEqual({ status: 0, errors: '', answers: all.length });
    expect(all.map((entry, i) => told(entry, lines[i] as string))).toEqual(wanted(all));
  }, 60_000);
});
