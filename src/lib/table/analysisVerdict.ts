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
const HALF = 15;

/** Nothing could be given away; nothing better is certain; a mistake; one that decides deals. */
export type Grade = 'even' | 'good' | 'small' | 'big';

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

/** What a deal comes to. */
export interface DealReport {
  readonly decisions: readonly Decision[];
  /** Decisions in which something could be given away. */
  readonly counted: number;
  /** 0 to 100; null where there were none. */
  readonly quality: number | null;
  /** Points given away. */
  readonly lost: number;
  /** The one that cost most; null if none cost anything. */
  readonly worst: Decision | null;
}

export function reportOf(questions: readonly Question[], analysis: DealAnalysis): DealReport {
  const decisions = decisionsOf(questions, analysis);
  const lost = lostIn(decisions);
  const counted = countedIn(decisions);
  return { decisions, counted, quality: qualityOf(lost, counted), lost, worst: worstOf(decisions) };
}

/** The Spielgüte of several deals: every decision counts alike. */
export function together(reports: readonly DealReport[]): number | null {
  const decisions = reports.flatMap((report) => report.decisions);
  return qualityOf(lostIn(decisions), countedIn(decisions));
}

const decisionsOf = (questions: readonly Question[], { answers, open }: DealAnalysis): Decision[] =>
  questions.map((question, i) => decisionOf(question, answers[i]!.advice, open?.[i]));

function decisionOf(question: Question, advice: Advice, open: OpenLeads | undefined): Decision {
  const { step, ply, action, view } = question;
  const own = advice.opinions.find((opinion) => keyOf(opinion.action) === keyOf(action))!;
  const grade = isEven(advice) ? 'even' : gradeOf(own, advice.unit);
  const points = advice.unit === 'points' ? own.behind : POINTS_PER_PERCENT * own.behind;
  return {
    ...{ step, ply, seat: view.seat, action, advice, own, grade },
    lost: grade === 'small' || grade === 'big' ? points : 0,
    weisHeld: isWeisHeld(question, advice),
    open: open && openOf(question, open),
  };
}

/** Within two standard errors nobody knows what is better. */
export function gradeOf({ behind, error }: Opinion, unit: AdviceUnit): Exclude<Grade, 'even'> {
  if (behind <= 2 * error || behind < SMALL) return 'good';
  return behind < BIG[unit] ? 'small' : 'big';
}

/** Whatever was done is all the same. */
const isEven = ({ opinions }: Advice): boolean => opinions.every(({ behind }) => behind < SMALL);

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

const lostIn = (decisions: readonly Decision[]): number => decisions.reduce((sum, { lost }) => sum + lost, 0);

const countedIn = (decisions: readonly Decision[]): number =>
  decisions.filter(({ grade }) => grade !== 'even').length;

/** 100 for nothing given away, less the more it was per decision. */
export function qualityOf(lost: number, decisions: number): number | null {
  if (decisions === 0) return null;
  if (lost === 0) return 100;
  return Math.min(99, Math.round((100 * HALF * decisions) / (HALF * decisions + lost)));
}

function worstOf(decisions: readonly Decision[]): Decision | null {
  const mistakes = decisions.filter(({ lost }) => lost > 0);
  return mistakes.reduce<Decision | null>(
    (worst, one) => (worst && worst.lost >= one.lost ? worst : one),
    null,
  );
}
