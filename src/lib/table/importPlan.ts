/** What a backup would change here. Nothing that has been played is ever replaced by less. */
import { readOptions } from '../engine/game';
import type { Backup } from './backup';
import { canonical } from './canonical';
import { levelOf } from './level';
import type { GameLog, StoredGame } from './ports';

export interface ImportPlan {
  /** Not here yet. */
  readonly fresh: readonly StoredGame[];
  /** Here, and played further in the backup. */
  readonly longer: readonly StoredGame[];
  /** Numbers of games that stay as they are: the same, played further here, or gone on with differently. */
  readonly same: number;
  readonly older: number;
  readonly conflicting: number;
  readonly unreadable: number;
}

type Relation = 'fresh' | 'longer' | 'same' | 'older' | 'conflicting';

/** @param here the games of this device that are in the backup too; others do no harm */
export function planImport({ games, unreadable }: Backup, here: readonly GameLog[]): ImportPlan {
  const known = new Map(here.map((log) => [log.id, log]));
  const sorted: Record<Relation, StoredGame[]> = {
    fresh: [],
    longer: [],
    same: [],
    older: [],
    conflicting: [],
  };
  for (const game of games) sorted[relation(game.log, known.get(game.log.id))].push(game);
  const { fresh, longer, same, older, conflicting } = sorted;
  return {
    fresh,
    longer,
    same: same.length,
    older: older.length,
    conflicting: conflicting.length,
    unreadable,
  };
}

/** How a game of the backup stands to the one that is here. */
function relation(brought: GameLog, here: GameLog | undefined): Relation {
  if (!here) return 'fresh';
  const shared = Math.min(brought.lines.length, here.lines.length);
  if (beginning(brought, shared) !== beginning(here, shared)) return 'conflicting';
  const further = brought.lines.length - here.lines.length;
  return further > 0 ? 'longer' : further < 0 ? 'older' : 'same';
}

/** What both logs must share to be the same game, as far as both tell it. */
function beginning(log: GameLog, count: number): string {
  const { seed, cut, players, setup, lines } = log;
  const { variant, foreign = false } = setup;
  // An older log may lack options that have come since.
  const options = readOptions(variant, setup.options);
  const level = levelOf(log);
  return canonical({ seed, cut, level, players, variant, foreign, options, lines: lines.slice(0, count) });
}
