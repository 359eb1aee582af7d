/** What a running table needs from outside, and what it offers. `db`, `ai` and later `net` fulfil these. */
import type { Setup } from '../engine/game';
import type { Card, Refusal, Seat } from '../engine/types';
import type { Action, Event, View } from '../engine/variants/types';

/** Who sits on a seat. Free seats are computers. */
export type Player = 'human' | 'computer';
/** How strong the computers of a table play: schwach, mittel, stark. */
export type Level = 'weak' | 'medium' | 'strong';

/** Where a player cut the pack before the first deal, and what else he stirred in (docs/FAIR-DEALS.md). */
export interface Cut {
  /** Cards lifted off, 1 to 35. */
  readonly at: number;
  /** Any word of the player's own, up to 40 characters; mostly empty. */
  readonly word: string;
}

/** What a game's log starts with. The seed makes every deal reproducible; no seat ever gets to see it in play. */
export interface GameHeader {
  readonly id: string;
  readonly setup: Setup;
  readonly players: readonly Player[];
  /** 256 bits as 64 hex digits. */
  readonly seed: string;
  /** Missing if nobody cut: the cards then come from the seed alone. */
  readonly cut?: Cut;
  /** Missing in games from before there was a choice: all their computers were strong. */
  readonly level?: Level;
  /** Milliseconds since 1970, by the host's clock. */
  readonly started: number;
}

/** "Zurück": from the event with index `takeBack` on, the standing events stand no longer. */
export interface TakeBack {
  readonly seq: number;
  readonly by: Seat;
  readonly takeBack: number;
  readonly at: number;
}
/** The last line of a game that a player did not want to finish. */
export interface GiveUp {
  readonly seq: number;
  readonly by: Seat;
  readonly giveUp: true;
  readonly at: number;
}
/** `seq` counts lines, whatever they are; nothing in a log is ever changed or deleted. */
export type LogLine = Event | TakeBack | GiveUp;

/** A whole game: table/log.ts says which events stand, engine/game.ts `replay` folds them. */
export interface GameLog extends GameHeader {
  readonly lines: readonly LogLine[];
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
  /** Played to its end or given up: nothing more can happen. */
  readonly over: boolean;
  readonly givenUp: boolean;
  /** How often something was taken back ("mit Rücknahme"). */
  readonly takeBacks: number;
  readonly level: Level;
}

/** Where something was written: for good, or for as long as the page is open. */
export type Kept = 'disk' | 'memory';

/** Where games are kept. Every promise rejects if the storage takes nothing, not even for as long as the page is open. */
export interface GameStore {
  create(header: GameHeader, summary: GameSummary): Promise<Kept>;
  /**
   * Resolves once line and summary are written together. Rejects if the game is gone or has another such line.
   * @param whole the game with this line, for a store that can no longer read what is written
   */
  append(line: LogLine, summary: GameSummary, whole: () => GameLog): Promise<Kept>;
  /** Null if there is no such game. */
  load(id: string): Promise<GameLog | null>;
  /** Newest first. */
  list(): Promise<readonly GameSummary[]>;
  remove(id: string): Promise<void>;
  /** Puts whole games in, all or none; a game that is there already is replaced. */
  put(games: readonly StoredGame[]): Promise<Kept>;
}

/** A game as a file brings it. */
export interface StoredGame {
  readonly log: GameLog;
  readonly summary: GameSummary;
}

/** A player that sees only views. Rejects with the signal's reason when told to stop. */
export interface Computer {
  choose(view: View, level: Level, seed: string, signal: AbortSignal): Promise<Action>;
}

/** What a decision is judged by: points that will be written, own side's lead; or the chance to win, in percent. */
export type AdviceUnit = 'points' | 'chance';
/** One thing that may be done, against the best one. */
export interface Opinion {
  /** A card without Weise, a contract, pushing, or the Stöck that end the game. */
  readonly action: Action<'schieber'>;
  /** How much less than the best it brings on average, at least 0. */
  readonly behind: number;
  /** The standard error of that; 0 for the best, and for all where every possible deal has been looked at. */
  readonly error: number;
  /** Own side's card points of this deal that it leads to on average, without factor, with the 5 and a match; else null. */
  readonly points: number | null;
}
/** Weise at the first card: to be shown, or concealed because they cannot count any more. */
export interface WeisAdvice {
  readonly show: boolean;
  readonly reason: 'weisShow' | 'weisBeaten';
}
/** What ai/advice/types.ts says each of them means. */
export type Reason =
  | 'best'
  | ('only' | 'stoeck' | 'claim' | 'same')
  | ('boss' | 'drawTrump' | 'partnerTrump' | 'highest')
  | ('partnerHolds' | 'partnerRuffs' | 'partnerSuit' | 'lowLead')
  | ('feed' | 'save' | 'overtake' | 'trumpIn' | 'takeLast' | 'take' | 'over')
  | ('leavePartner' | 'keepTrump' | 'duck' | 'discard' | 'cheapest')
  | ('strongTrump' | 'longTrump' | 'manyAces' | 'manySixes' | 'bosses' | 'leastBad' | 'push' | 'close');
export interface Advice {
  readonly unit: AdviceUnit;
  /** All that may be done, best first; equal neighbours (6 and 7 of a suit) stand together with the same figures. */
  readonly opinions: readonly Opinion[];
  /** Why the best one. */
  readonly reason: Reason;
  /** Null unless the next card may announce something. */
  readonly weis: WeisAdvice | null;
  /** Deals looked at. */
  readonly worlds: number;
}

/** Judges a decision as the strong computer would. Rejects if it cannot, or with the signal's reason when told to stop. */
export interface Adviser {
  advise(view: View, seed: string, signal: AbortSignal): Promise<Advice>;
}

/** Looks back at a decision with all cards open. */
export interface OpenEye {
  /**
   * For each card that may be played by how much own side is ahead from then on, in card points with the 5 and the match,
   * if all play their best and know all cards; null if that is too much work. Rejects as an adviser does.
   */
  lookOpen(
    view: View<'schieber'>,
    hands: readonly (readonly Card[])[],
    signal: AbortSignal,
  ): Promise<readonly number[] | null>;
}

/** What a seat gets after every change: the view is the truth, its effects say what has just happened. */
export interface Update {
  /** Number of lines in the log so far. */
  readonly seq: number;
  /** Number of events that stand. */
  readonly ply: number;
  readonly view: View;
  /** False once a line could not be written: the game goes on in memory. */
  readonly saved: boolean;
  /** How often something was taken back; if it grows, the view is an earlier one. */
  readonly takeBacks: number;
  /** The seat's own decisions of this deal that it took back, oldest first. */
  readonly takenBack: readonly Action[];
  /** The seat may take back its last decision now. */
  readonly canTakeBack: boolean;
  readonly givenUp: boolean;
}

/** Why an intent was refused: a rule, or it answers a state that is no longer the newest one. */
export type IntentRefusal = Refusal | 'stale';

/** One seat's side of a running game, whether the authority is in this tab or elsewhere. */
export interface Seated {
  readonly seat: Seat;
  /** `seen`: the seq of the view the seat decided on. Resolves with null once the action is written and shown. */
  act(action: Action, seen: number): Promise<IntentRefusal | null>;
  /** Back to before its last decision in this deal; only for a person alone against computers. */
  takeBack(): Promise<IntentRefusal | null>;
  leave(): void;
}
