/** The headline of a settlement and of the end, in words. */
import type { SchieberScore } from '../../engine/variants/schieber/types';
import { t } from '../../i18n/index.svelte';
import { chairOf, ownFirst, sideOf, winningSide, type TableView } from '../table/read';
import type { Figures } from './settlement';

export interface Verdict {
  readonly title: string;
  readonly texts: readonly string[];
  readonly ring: boolean;
}

function title(view: TableView, score: SchieberScore, { written }: Figures): string {
  if (score.match !== null) return t.notice.match;
  if (view.end && view.end.by !== 'deals') return t.notice.thanks(winningSide(view));
  if (written[0] === written[1]) return t.settle.level;
  return written[0] > written[1] ? t.settle.writes(0, written[0]) : t.settle.writes(1, written[1]);
}

export function verdictOf(view: TableView, score: SchieberScore, sums: Figures): Verdict {
  const texts: string[] = [];
  const [first, second] = view.sides[score.match ?? -1] ?? [];
  if (first !== undefined && second !== undefined)
    texts.push(t.settle.allTricks(chairOf(view, first), chairOf(view, second)));
  if (score.claim) texts.push(t.settle.rest(chairOf(view, score.claim.seat), score.claim.points));
  if (view.end && view.end.by !== 'deals') texts.push(bedankt(view), t.settle.cut);
  else if (view.options.target !== null) texts.push(wayLeft(sums.board, view.options.target));
  return { title: title(view, score, sums), texts, ring: score.match !== null || view.end !== null };
}

const wayLeft = ([own, other]: Figures['board'], target: number): string =>
  t.settle.left(target, Math.max(0, target - own), Math.max(0, target - other));

/** Who thanks for the game, and through what it was reached. */
function bedankt(view: TableView): string {
  if (!view.end || view.end.by === 'deals') return '';
  return `${t.notice.thanks(winningSide(view))} ${t.notice.through[view.end.by]}.`;
}

export function endVerdict(view: TableView): Verdict {
  const winner = winningSide(view);
  const target = view.options.target;
  const board = ownFirst(view, view.board);
  const loser = winner === 0 ? 1 : 0;
  const texts = [winner === 0 ? t.end.wonText : t.end.lostText];
  const reached = bedankt(view);
  if (reached) texts.push(reached);
  if (target !== null && board[loser] * 2 < target) texts.push(t.end.schneider(loser));
  return { title: winner === 0 ? t.end.won : t.end.lost, texts, ring: true };
}

/** The banner while the last trick still lies there; null most of the time. */
export function noticeOf(view: TableView): { readonly title: string; readonly text: string | null } | null {
  if (view.end && view.end.by !== 'deals')
    return { title: t.notice.thanks(winningSide(view)), text: t.notice.through[view.end.by] };
  for (const effect of view.effects) {
    if (effect.type === 'dealScored' && effect.score.match !== null)
      return { title: t.notice.match, text: t.sides[sideOf(view, view.sides[effect.score.match]?.[0] ?? 0)] };
    if (effect.type === 'claimed')
      return { title: t.table.claim, text: t.notice.claimed(chairOf(view, effect.by)) };
  }
  return null;
}
