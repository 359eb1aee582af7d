/** The banner over the cloth, in words. */
import { t } from '../../i18n/index.svelte';
import { chairOf, ownFirst, winningSide, type TableView } from './read';

export function matchWords(view: TableView, side: number): string {
  const [first = view.seat, second = view.seat] = view.sides[side] ?? [];
  return t.notice.allTricks(chairOf(view, first), chairOf(view, second));
}

/** The banner while the last trick still lies there; null most of the time. */
export function noticeOf(view: TableView): { readonly title: string; readonly text: string | null } | null {
  if (view.end && view.end.by !== 'deals') {
    const side = winningSide(view);
    const text = t.notice.banner(t.notice.through[view.end.by], ownFirst(view, view.board)[side]);
    return { title: t.notice.thanks(side), text };
  }
  for (const effect of view.effects)
    if (effect.type === 'dealScored' && effect.score.match !== null)
      return { title: t.notice.match, text: matchWords(view, effect.score.match) };
  for (const effect of view.effects)
    if (effect.type === 'claimed')
      return {
        title: t.table.claim,
        text: t.notice.banner(t.notice.claimed(chairOf(view, effect.by)), effect.points),
      };
  return null;
}
