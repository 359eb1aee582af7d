/** What is said to a decision. */
import { advice } from '../../i18n/de/advice';
import { analysis as words } from '../../i18n/de/analysis';
import { t, type Pack } from '../../i18n/index.svelte';
import { actionName } from '../advice/words';
import type { Mark, Step } from '../replay/props';
import { trickOf } from '../replay/words';
import type { DecisionProps, ReportProps } from './props';

/** What is behind by less than that may be called as good. */
const NEAR = { points: 3, chance: 1 };

/** What was better and by how much; nothing of the kind where nobody can tell. */
export function verdict({ advice: judged, own, grade }: DecisionProps, pack: Pack): string {
  const [best] = judged.opinions;
  if (!best) return '';
  const name = actionName(best.action, pack);
  if (grade === 'even') return advice.reasons[judged.reason === 'claim' ? 'claim' : 'same'];
  if (grade !== 'good') return words.better(name, own.behind, own.error, judged.unit);
  if (own.behind === 0) return words.best;
  return own.behind < NEAR[judged.unit]
    ? words.asGood(name)
    : words.perhaps(name, own.behind, own.error, judged.unit);
}

/** Why; to what is as good as anything there is nothing to explain. */
export function because({ advice: judged, own, grade }: DecisionProps): string | null {
  if (grade === 'even' || (grade === 'good' && own.behind > 0)) return null;
  return judged.reason === 'best' ? null : advice.reasons[judged.reason];
}

/** "Stich 3", or the choice of trump. */
export function placeOf({ step }: DecisionProps, steps: readonly Step[]): string {
  const trick = steps[step] ? trickOf(steps[step]) : null;
  return trick === null ? words.trump : t.table.trick(trick);
}

export const isMistake = ({ grade }: DecisionProps): boolean => grade === 'small' || grade === 'big';

/** Dots on the way through a deal. */
export const marksOf = (report: ReportProps | null): Mark[] =>
  (report?.decisions ?? [])
    .filter(isMistake)
    .map(({ step, grade }) => ({ step, label: words.grades[grade] }));
