/** From a log to the game it tells, with every check on the way. */
import { readOptions, replay, type Setup } from '../engine/game';
import type { Event, Game } from '../engine/variants/types';
import { isCut, isSeed } from './chance';
import { isLevel } from './level';
import { tell, type Told } from './log';
import type { GameHeader, GameLog } from './ports';

export interface OpenGame {
  /** With all options of today filled in. */
  readonly header: GameHeader;
  readonly told: Told;
  readonly game: Game;
}

/** @throws if the log is damaged or does not follow the rules */
export function openGame({ lines, ...header }: GameLog): OpenGame {
  const sound = checked(header);
  const told = tell(lines);
  return { header: sound, told, game: fold(sound.setup, told.events) };
}

/** @throws if the events do not follow the rules */
export function fold(setup: Setup, events: readonly Event[]): Game {
  const folded = replay(setup, events);
  if (!folded.ok) throw new Error(`event ${folded.error.event}: ${folded.error.refusal}`);
  return folded.value;
}

/** @throws if the header is not one that this version could have written */
function checked(header: GameHeader): GameHeader {
  const { setup, seed, cut, players, level } = header;
  const options = readOptions(setup.variant, setup.options);
  const sound = isSeed(seed) && (cut === undefined || isCut(cut)) && players.includes('human');
  if (!options || !sound || (level !== undefined && !isLevel(level)))
    throw new Error('the log has no sound header');
  return { ...header, setup: { ...setup, options } };
}
