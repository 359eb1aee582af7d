/** What a running table needs from outside, and what it offers. `db`, `ai` and later `net` fulfil these. */
import type { Setup } from '../engine/game';
import type { Refusal, Seat } from '../engine/types';
import type { Action, Event, View } from '../engine/variants/types';

/** Who sits on a seat. Free seats are computers. */
export type Player = 'human' | 'computer';

/** What a game's log starts with. The seed makes every deal reproducible; no seat ever gets to see it in play. */
export interface GameHeader {
  readonly id: string;
  readonly setup: Setup;
  readonly players: readonly Player[];
  /** 256 bits as 64 hex digits. */
  readonly seed: string;
  /** Milliseconds since 1970, by the host's clock. */
  readonly started: number;
}

/** A whole game: fold its events over its setup (engine/game.ts `replay`). */
export interface GameLog extends GameHeader {
  readonly events: readonly Event[];
}

/** What a list of games shows, without replaying them. */
export interface GameSummary {
  readonly id: string;
  readonly variant: View['variant'];
  readonly target: number | null;
  /** Points per side. */
  readonly board: readonly number[];
  /** Finished deals. */
  readonly deals: number;
  readonly updated: number;
  readonly over: boolean;
}

/** Where games are kept. Every promise rejects if the storage fails; the table then plays on in memory. */
export interface GameStore {
  create(header: GameHeader, summary: GameSummary): Promise<void>;
  /** Resolves once event and summary are on disk together. */
  append(event: Event, summary: GameSummary): Promise<void>;
  /** Null if there is no such game. */
  load(id: string): Promise<GameLog | null>;
  /** Newest first. */
  list(): Promise<readonly GameSummary[]>;
  remove(id: string): Promise<void>;
}

/** A player that sees only views. Rejects with the signal's reason when told to stop. */
export interface Computer {
  choose(view: View, seed: string, signal: AbortSignal): Promise<Action>;
}

/** What a seat gets after every change: the view is the truth, its effects say what has just happened. */
export interface Update {
  /** Number of events in the log so far. */
  readonly seq: number;
  readonly view: View;
  /** False once an event could not be written: the game goes on in memory. */
  readonly saved: boolean;
}

/** Why an intent was refused: a rule, or it answers a state that is no longer the newest one. */
export type IntentRefusal = Refusal | 'stale';

/** One seat's side of a running game, whether the authority is in this tab or elsewhere. */
export interface Seated {
  readonly seat: Seat;
  /** `seen`: the seq of the view the seat decided on. Resolves with null once the action is written and shown. */
  act(action: Action, seen: number): Promise<IntentRefusal | null>;
  leave(): void;
}
