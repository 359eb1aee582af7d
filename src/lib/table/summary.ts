/** What a list shows of a game without replaying it. */
import type { Game } from '../engine/variants/types';
import type { Told } from './log';
import { levelOf } from './level';
import type { GameHeader, GameSummary } from './ports';

export function summaryOf(header: GameHeader, game: Game, told: Told, updated: number): GameSummary {
  return {
    id: header.id,
    variant: game.variant,
    target: 'target' in game.options ? game.options.target : null,
    board: game.board.map((sum) => (typeof sum === 'number' ? sum : total(sum))),
    deals: game.deals.length,
    updated,
    over: game.phase === 'over' || told.givenUp,
    givenUp: told.givenUp,
    takeBacks: told.takeBacks,
    level: levelOf(header),
  };
}

/** A board of columns adds up. */
const total = (columns: { readonly [column: string]: number }): number =>
  Object.values(columns).reduce((sum, points) => sum + points, 0);
