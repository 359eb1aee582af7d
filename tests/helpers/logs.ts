/** Random logs as a host writes them: with "Zurück", given up, or left in the middle. */
import { newGame } from '../../src/lib/engine/game';
import { DEFAULT_OPTIONS } from '../../src/lib/engine/variants/schieber/options';
import type { Event } from '../../src/lib/engine/variants/types';
import { addLine, lastDecision, NOTHING_TOLD } from '../../src/lib/table/log';
import type { GameLog, LogLine } from '../../src/lib/table/ports';
import { dice } from './chance';
import { randomMove, type Roll } from './games';
import { must, type Table } from './table';

const hex = (digits: number, roll: Roll): string =>
  Array.from({ length: digits }, () => roll(16).toString(16)).join('');

/** The same log for the same seed; `most` lines at most. */
export function randomLog(seed: number, most = 400): GameLog {
  const roll = dice(seed);
  const setup = {
    variant: 'schieber',
    options: { ...DEFAULT_OPTIONS, target: 1 + roll(600), stoeckEarly: roll(2) === 0 },
    ...(roll(3) === 0 && { foreign: roll(2) === 0 }),
  } as const;
  const header = {
    id: hex(32, roll),
    setup,
    players: ['human', 'computer', 'computer', 'computer'] as const,
    seed: hex(64, roll),
    ...(roll(2) === 0 && { cut: { at: 1 + roll(35), word: ['', 'Föhn', '"/\\'][roll(3)] as string } }),
    ...(roll(2) === 0 && { level: (['weak', 'medium', 'strong'] as const)[roll(3)]! }),
    started: 1_700_000_000_000 + roll(1e9),
  };
  return { ...header, lines: randomLines(newGame<'schieber'>(setup), header.started, roll, roll(most + 1)) };
}

function randomLines(start: Table, started: number, roll: Roll, most: number): LogLine[] {
  const lines: LogLine[] = [];
  /** The game before each standing event, and after the last one. */
  let games: readonly Table[] = [start];
  let told = NOTHING_TOLD;
  while (lines.length < most && !told.givenUp) {
    const game = games[games.length - 1] as Table;
    if (game.phase === 'over') break;
    const stamp = { seq: lines.length, at: started + 1000 * lines.length + roll(1000) };
    const last = lastDecision(told.events, 0);
    let line: LogLine;
    if (last !== null && roll(12) === 0) {
      line = { ...stamp, by: 0, takeBack: last };
      games = games.slice(0, last + 1);
    } else if (roll(150) === 0) {
      line = { ...stamp, by: 0, giveUp: true };
    } else {
      const move = randomMove(game, roll);
      line = { ...stamp, ...move } satisfies Event;
      games = [...games, must(game, move.by, move.action)];
    }
    told = addLine(told, line);
    lines.push(line);
  }
  return lines;
}
