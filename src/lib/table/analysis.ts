/**
 * The own decisions of a finished deal, as questions to somebody who judges them from what the seat could see then, and
 * what the answers come to (docs/ANALYSE.md).
 */
import { act, newGame, view, type Setup } from '../engine/game';
import type { Card, Seat } from '../engine/types';
import type { Action, Event, Game, View } from '../engine/variants/types';
import { askedOf, isSound } from './analysisGuard';
import { type DealReport, reportOf, together } from './analysisVerdict';
import { openGame } from './game';
import type { Advice, GameLog } from './ports';
import { replayOf } from './replay';

/** Counted up whenever the same question may get another answer, or a row another shape. */
export const ANALYSIS_VERSION = 1;

/** A decision where there was a choice. */
export interface Question {
  /** How many events stood before it. */
  readonly ply: number;
  /** The step of the replay that shows what was done. */
  readonly step: number;
  /** What the seat saw before. */
  readonly view: View<'schieber'>;
  readonly action: Action<'schieber'>;
  /** The same decision always gets the same answer. */
  readonly seed: string;
  /** What everybody held: for the look at open cards alone, never for the judgement. */
  readonly hands: readonly (readonly Card[])[];
}
/** What each card that could be played leads to with all cards open; null where that was too much work. */
export type OpenLeads = readonly number[] | null;
/** What is kept of a deal: the answers to its questions, in their order. */
export interface DealAnalysis {
  readonly version: number;
  readonly answers: readonly { readonly asked: string; readonly advice: Advice }[];
  /** Missing until somebody wants to see it. */
  readonly open?: readonly OpenLeads[];
}

export interface GameAnalysis {
  readonly id: string;
  /** Of the replay. */
  readonly deals: number;
  questions(deal: number): readonly Question[];
  /** What is kept of a deal. */
  record(deal: number, advice: readonly Advice[], open?: readonly OpenLeads[]): DealAnalysis;
  /** What was kept, if it answers these very questions and is of this version. */
  accept(deal: number, kept: unknown): DealAnalysis | null;
  report(deal: number, analysis: DealAnalysis): DealReport;
  /** The Spielgüte of several deals; null where there was nothing to choose. */
  quality(reports: readonly DealReport[]): number | null;
}

/** @throws if the log cannot be replayed */
export function analysisOf(log: GameLog): GameAnalysis {
  const all = questionsOf(log);
  const questions = (deal: number): readonly Question[] => all[deal] ?? [];
  return {
    id: log.id,
    deals: all.length,
    questions,
    record: (deal, advice, open) => ({
      version: ANALYSIS_VERSION,
      answers: questions(deal).map((question, i) => ({ asked: askedOf(question), advice: advice[i]! })),
      ...(open && { open }),
    }),
    accept: (deal, kept) => (isSound(kept, ANALYSIS_VERSION, questions(deal)) ? kept : null),
    report: (deal, analysis) => reportOf(questions(deal), analysis),
    quality: together,
  };
}

/** Per deal that lies open. */
function questionsOf(log: GameLog): readonly (readonly Question[])[] {
  const { header, told } = openGame(log);
  const seat = header.players.indexOf('human');
  const deals: Question[][] = [];
  let game = newGame(header.setup as Setup<'schieber'>);
  let first = 0;
  const events = told.events as readonly Event<'schieber'>[];
  events.forEach(({ by, action }, ply) => {
    if (action.type === 'deal') {
      deals.push([]);
      first = ply;
    }
    // The steps are counted below: here it is the place among the events of the deal.
    if (by === seat && isChoice(game, seat))
      deals.at(-1)!.push({ ...asked(log.id, game, seat, ply), action, step: ply - first });
    const next = act(game, by, action);
    if (!next.ok) throw new Error(`the log breaks the rules: ${next.error}`);
    game = next.value;
  });
  return replayOf(log).deals.map(({ steps }, deal) => withSteps(deals[deal] ?? [], steps));
}

type Table = Game<'schieber'>;

function asked(id: string, game: Table, seat: Seat, ply: number): Omit<Question, 'action' | 'step'> {
  return { ply, view: view(game, seat), seed: `${id}/${ply}`, hands: game.hands };
}

/** Something else could have been done. Stöck that end the game, and claims, are no question of playing well. */
function isChoice(game: Table, seat: Seat): boolean {
  const { legal } = view(game, seat);
  return (
    !legal.some(({ type }) => type === 'stoeck') && legal.filter(({ type }) => type !== 'claim').length > 1
  );
}

/** What the replay puts in between has no event. */
function withSteps(questions: readonly Question[], steps: readonly { readonly kind: string }[]): Question[] {
  const own = steps.flatMap(({ kind }, step) => (kind === 'weis' || kind === 'settlement' ? [] : [step]));
  return questions
    .filter(({ action }) => action.type !== 'claim')
    .map((question) => ({ ...question, step: own[question.step]! }));
}
