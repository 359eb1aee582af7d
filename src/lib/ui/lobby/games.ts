import type { Level } from '../../i18n/index.svelte';

/** A game as the lobby lists it. */
export interface GameEntry {
  readonly id: string;
  readonly target: number | null;
  /** The deal that is open or comes next; after the end how many there were. */
  readonly deal: number;
  readonly own: number;
  readonly other: number;
  /** When something last happened in it, in milliseconds since 1970. */
  readonly updated: number;
  /** Nothing more can happen: played to its end or given up. */
  readonly over: boolean;
  readonly givenUp: boolean;
  readonly takeBacks: number;
  /** How strong its computers play. */
  readonly level: Level;
}

export const resultOf = ({ givenUp, own, other }: GameEntry): 'givenUp' | 'won' | 'lost' =>
  givenUp ? 'givenUp' : own > other ? 'won' : 'lost';
