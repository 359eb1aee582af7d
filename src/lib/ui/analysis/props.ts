/** An analysis as it is shown: what table/analysisVerdict.ts and state/analysis.svelte.ts give. */
import type { Action } from '../../engine/variants/types';
import type { AdviceProps, OpinionProps } from '../advice/words';

export type Grade = 'even' | 'good' | 'small' | 'big';

export interface DecisionProps {
  /** Of the replay. */
  readonly step: number;
  readonly action: Action;
  readonly advice: AdviceProps;
  /** The own one among the opinions. */
  readonly own: OpinionProps;
  readonly grade: Grade;
  readonly weisHeld: boolean;
  /** Undefined until looked at; null where there is no card, or too much work. */
  readonly open: { readonly behind: number; readonly best: readonly Action[] } | null | undefined;
}
export interface ReportProps {
  readonly decisions: readonly DecisionProps[];
  /** Decisions in which something could be given away. */
  readonly counted: number;
  readonly quality: number | null;
  readonly lost: number;
  readonly worst: DecisionProps | null;
}
export interface ProgressProps {
  readonly what: 'judging' | 'open';
  readonly deal: number;
  readonly done: number;
  readonly of: number;
}
/** Who analyses. */
export interface AnalysisProps {
  readonly progress: ProgressProps | null;
  readonly failed: boolean;
  readonly game: { readonly quality: number | null; readonly analysed: number; readonly deals: number };
  report(deal: number): ReportProps | null;
  analyse(deal: number): unknown;
  analyseAll(): unknown;
  lookOpen(deal: number): unknown;
  stop(): void;
}
