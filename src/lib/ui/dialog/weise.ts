/** The Weise of a finished deal: whose they are, whether they count, and why the better one does. */
import type { Weis } from '../../engine/types';
import type { SchieberScore } from '../../engine/variants/schieber/types';
import type { Chair, Pack } from '../../i18n/index.svelte';
import { chairOf, sideOf, type TableView } from '../table/read';
import { reasonWords } from '../table/weis';
import { ownSide } from './settlement';

interface WeisLine {
  readonly weis: Weis;
  readonly chair: Chair;
  readonly counts: boolean;
}

/** Those that count come first. */
export function weisLines(view: TableView, score: SchieberScore): readonly WeisLine[] {
  const lines = score.announced.flatMap((weise, seat) =>
    weise.map((weis) => ({
      weis,
      chair: chairOf(view, seat),
      counts: score.weis !== null && ownSide(view, score.weis.side) === sideOf(view, seat),
    })),
  );
  return lines.sort((a, b) => Number(b.counts) - Number(a.counts));
}

interface Better {
  readonly side: 0 | 1;
  readonly reason: string;
}
/** Null if only one side announced. */
export function betterWeis(view: TableView, score: SchieberScore, pack: Pack): Better | null {
  if (!score.weis?.reason) return null;
  const side = ownSide(view, score.weis.side);
  const of = (one: 0 | 1) => score.announced.filter((_, seat) => sideOf(view, seat) === one);
  const reason = reasonWords(score.weis.reason, of(side), of(side === 0 ? 1 : 0), score.contract, pack);
  return { side, reason };
}
