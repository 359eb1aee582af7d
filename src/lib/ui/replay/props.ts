/** What a replay is to those who show it. */
import type { Card, Seat } from '../../engine/types';
import type { TableView } from '../table/read';

export type StepKind = 'deal' | 'push' | 'declare' | 'play' | 'stoeck' | 'claim' | 'weis' | 'settlement';

export interface Step {
  readonly kind: StepKind;
  /** How many cards have been laid in this deal, that of this step included. */
  readonly cards: number;
}
export interface ReplayDeal {
  /** From 1. */
  readonly number: number;
  readonly steps: readonly Step[];
  /** False for the deal in which the game was given up. */
  readonly finished: boolean;
}
/** What is to be seen at a step. */
export interface Picture extends Step {
  /** Both from 0. */
  readonly deal: number;
  readonly step: number;
  readonly by: Seat | null;
  readonly view: TableView;
  /** The view of the step before; null at the first step of a deal. */
  readonly before: TableView | null;
  /** Per seat, what it holds. */
  readonly hands: readonly (readonly Card[])[];
}
/** Something to look at again: a dot at that step. */
export interface Mark {
  readonly step: number;
  /** What is there, for whoever does not see the dot. */
  readonly label: string;
}

/** Where the replay stands, and what moves it. */
export interface Player {
  readonly replay: { readonly deals: readonly ReplayDeal[]; readonly running: boolean };
  readonly picture: Picture;
  readonly deal: ReplayDeal;
  readonly playing: boolean;
  /** The last move was one step onward: what is new may move. */
  readonly onward: boolean;
  readonly canBack: boolean;
  readonly canNext: boolean;
  /** Everybody's cards lie open. */
  all: boolean;
  first(): void;
  back(): void;
  next(): void;
  last(): void;
  trick(by: 1 | -1): void;
  toStep(step: number): void;
  toDeal(deal: number): void;
  play(): void;
  pause(): void;
}
