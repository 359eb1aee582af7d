/** What an analysis says of each decision, of a deal and of a game (docs/ANALYSE.md). Pure arithmetic. */
import type { Seat } from '../engine/types';
import { factorOf } from '../engine/variants/schieber/options';
import type { Action } from '../engine/variants/types';
import type { DealAnalysis, OpenLeads, Question } from './analysis';
import { keyOf } from './analysisGuard';
import type { Advice, AdviceUnit, Opinion } from './ports';

/** Less than this is told by nobody, however sure it is; from `BIG` on it decides deals. Points or percent. */
const SMALL = 0.5;
const BIG: Readonly<Record<AdviceUnit, number>> = { points: 10, chance: 2.5 };
/** Near the target, where percents are told: so many written points shift the chance to win by one. */
const POINTS_PER_PERCENT = 4;
/** Whoever gives so many points away with each decision has a Spielgüte of 50. */
const HALF = 10;

/** Nothing better is certain; a mistake; one that decides deals. */
export type Grade = 'good' | 'small' | 'big';

/** One own decision, judged. */
export interface Decision {
  readonly step: number;
  readonly ply: number;
  readonly seat: Seat;
  readonly action: Action<'schieber'>;
  readonly advice: Advice;
  /** The own one among the opinions. */
  readonly own: Opinion;
  readonly grade: Grade;
  /** Points given away: nothing, unless it is a mistake. */
  readonly lost: number;
  /** Weise were held back that might have counted. */
  readonly weisHeld: boolean;
  /** With all cards open; undefined until looked at, null where that was too much work or is no card. */
  readonly open: OpenCardsVerdict | null | undefined;
}
export interface OpenCardsVerdict {
  /** Written points that the own card costs against the best one. */
  readonly behind: number;
  /** The best ones, if the own card is none of them. */
  readonly best: readonly Action<'schieber'>[];
}

/** Points given away and how often there was a choice: what adds up to a Spielgüte. */
export interface Tally {
  readonly lost: number;
  readonly decisions: number;
}

export const decisionsOf = (questions: readonly Question[], { answers, open }: DealAnalysis): Decision[] =>
  questions.map((question, i) => decisionOf(question, answers[i]!.advice, open?.[i]));

function decisionOf(question: Question, advice: Advice, open: OpenLeads | undefined): Decision {
  const { step, ply, action, view } = question;
  const own = advice.opinions.find((opinion) => keyOf(opinion.action) === keyOf(action))!;
  const grade = gradeOf(own, advice.unit);
  const points = advice.unit === 'points' ? own.behind : POINTS_PER_PERCENT * own.behind;
  return {
    ...{ step, ply, seat: view.seat, action, advice, own, grade },
    lost: grade === 'good' ? 0 : points,
    weisHeld: isWeisHeld(question, advice),
    open: open && openOf(question, open),
  };
}

/** Within two standard errors nobody knows what is better. */
export function gradeOf({ behind, error }: Opinion, unit: AdviceUnit): Grade {
  if (behind <= 2 * error || behind < SMALL) return 'good';
  return behind < BIG[unit] ? 'small' : 'big';
}

function isWeisHeld({ action, view }: Question, { weis }: Advice): boolean {
  if (action.type !== 'play' || !weis?.show || action.weis === undefined) return false;
  return action.weis.length < view.weise.length;
}

function openOf({ action, view }: Question, leads: readonly number[]): OpenCardsVerdict | null {
  const cards = view.legal.filter(({ type }) => type === 'play');
  const own = leads[cards.findIndex((other) => keyOf(other) === keyOf(action))];
  if (own === undefined || !view.contract) return null;
  const most = Math.max(...leads);
  return {
    behind: (most - own) * factorOf(view.contract, view.options.factors),
    best: most === own ? [] : cards.filter((_, i) => leads[i] === most),
  };
}

export const tallyOf = (decisions: readonly Decision[]): Tally => ({
  lost: decisions.reduce((sum, { lost }) => sum + lost, 0),
  decisions: decisions.length,
});

export const together = (tallies: readonly Tally[]): Tally => ({
  lost: tallies.reduce((sum, { lost }) => sum + lost, 0),
  decisions: tallies.reduce((sum, { decisions }) => sum + decisions, 0),
});

/** Spielgüte: 100 for nothing given away, less the more it was per decision; null where there was no choice. */
export function qualityOf({ lost, decisions }: Tally): number | null {
  if (decisions === 0) return null;
  const exact = (100 * HALF * decisions) / (HALF * decisions + lost);
  // 100 is for those who gave nothing away.
  return lost > 0 ? Math.min(99, Math.round(exact)) : 100;
}

/** The decision that cost most; null if none did. */
export function worstOf(decisions: readonly Decision[]): Decision | null {
  const mistakes = decisions.filter(({ lost }) => lost > 0);
  return mistakes.reduce<Decision | null>(
    (worst, one) => (worst && worst.lost >= one.lost ? worst : one),
    null,
  );
}
