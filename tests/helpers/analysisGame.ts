/** Recorded games as logs in which the first seat is the person's, and somebody who judges at once. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readRecord } from '../../src/lib/engine/record';
import type { Event, View } from '../../src/lib/engine/variants/types';
import type { Advice, GameLog } from '../../src/lib/table/ports';

const records = readFileSync(resolve('tests/vectors/records/schieber.jsonl'), 'utf8').trim().split('\n');

/** The record in this line of the file, from 0. */
export function recordedGame(line: number, id = `record${line}`): GameLog {
  const read = readRecord((JSON.parse(records[line]!) as { record: unknown }).record);
  if (!read.ok) throw new Error(`record ${line} cannot be read`);
  const { setup, events } = read.value;
  const players = ['human', 'computer', 'computer', 'computer'] as const;
  return { id, setup, players, seed: 'ab'.repeat(32), started: 1, lines: events as readonly Event[] };
}

/** The first thing that may be done is best, each later one 4 points worse than the one before. */
export function plainAdvice(view: View<'schieber'>): Advice {
  const all = view.legal.filter(({ type }) => type !== 'claim');
  const opinions = all.map((action, i) => ({ action, behind: 4 * i, error: i && 1, points: null }));
  return { unit: 'points', opinions, reason: 'best', weis: null, worlds: 240 };
}
