/** The Bilanz: every finished deal with what it wrote and where the board stood after it. */
import type { SchieberScore } from '../../engine/variants/schieber/types';
import { ownFirst, type TableView } from '../table/read';
import { add, throughOf, type Pair } from './settlement';

export type DealMark = 'match' | 'weis' | 'stoeck' | 'thanks';

interface DealLine {
  readonly number: number;
  readonly score: SchieberScore;
  readonly written: Pair;
  /** The board after this deal. */
  readonly standing: Pair;
  readonly marks: readonly DealMark[];
}

function marksOf(view: TableView, score: SchieberScore): readonly DealMark[] {
  const marks: [DealMark, boolean][] = [
    ['match', score.match !== null],
    ['weis', score.weis !== null],
    ['stoeck', score.stoeck !== null],
    ['thanks', throughOf(view, score) !== null],
  ];
  return marks.filter(([, holds]) => holds).map(([mark]) => mark);
}

export function dealLines(view: TableView): readonly DealLine[] {
  let standing: Pair = [0, 0];
  return view.deals.map((score, index) => {
    const written = ownFirst(view, score.written);
    standing = add(standing, written);
    return { number: index + 1, score, written, standing, marks: marksOf(view, score) };
  });
}

interface RunningLine {
  readonly number: number;
  /** Weis and Stöck that are already on the board. */
  readonly written: Pair;
  readonly standing: Pair;
}
/** The deal that is being played; null between deals and at the end. */
export function runningLine(view: TableView): RunningLine | null {
  if (view.phase !== 'declare' && view.phase !== 'play') return null;
  const standing = ownFirst(view, view.board);
  const [own, other] = dealLines(view).at(-1)?.standing ?? [0, 0];
  return {
    number: view.deals.length + 1,
    written: [standing[0] - own, standing[1] - other],
    standing,
  };
}
