/** What a game's log tells: which of its events still stand, and what was taken back. */
import type { Seat } from '../engine/types';
import type { Action, Event } from '../engine/variants/types';
import type { LogLine, TakeBack } from './ports';

/** A decision that its player took back. */
export interface TakenBack {
  readonly by: Seat;
  readonly action: Action;
}

export interface Told {
  /** The events that stand, oldest first: folding them gives the game. */
  readonly events: readonly Event[];
  /** Decisions of the running deal that were taken back, oldest first. */
  readonly takenBack: readonly TakenBack[];
  /** How often something was taken back in the whole game. */
  readonly takeBacks: number;
  /** A player ended the game before it was over. */
  readonly givenUp: boolean;
}

export const NOTHING_TOLD: Told = { events: [], takenBack: [], takeBacks: 0, givenUp: false };

/**
 * Reads a log from its first line.
 * @throws if a line takes back what is not there, or follows the end of the game
 */
export const tell = (lines: readonly LogLine[]): Told => lines.reduce(addLine, NOTHING_TOLD);

/** @throws as `tell` */
export function addLine(told: Told, line: LogLine): Told {
  if (told.givenUp) throw new Error(`line ${line.seq}: the game was given up`);
  if ('giveUp' in line) return { ...told, givenUp: true };
  if ('takeBack' in line) return withoutEvents(told, line);
  const takenBack = line.action.type === 'deal' ? [] : told.takenBack;
  return { ...told, events: [...told.events, line], takenBack };
}

function withoutEvents(told: Told, { seq, by, takeBack }: TakeBack): Told {
  if (takeBack !== lastDecision(told.events, by)) throw new Error(`line ${seq}: nothing to take back`);
  const { action } = told.events[takeBack] as Event;
  return {
    ...told,
    events: told.events.slice(0, takeBack),
    takenBack: [...told.takenBack, { by, action }],
    takeBacks: told.takeBacks + 1,
  };
}

/** The index of the last decision `by` made in the running deal; null before the first. */
export function lastDecision(events: readonly Event[], by: Seat): number | null {
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i] as Event;
    if (event.action.type === 'deal') return null;
    if (event.by === by) return i;
  }
  return null;
}
