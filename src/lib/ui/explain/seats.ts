/** Who sits there and what the markers on the plate mean, in words. */
import type { Announced } from '../../engine/types';
import { t, type Chair, type Pack } from '../../i18n/index.svelte';
import { contractName } from '../card/faces';
import { cardsLeft, fullTricks, marksOf, seatOf, sitsOut, type Mark, type TableView } from '../table/read';
import { weisSpoken } from '../table/weis';
import type { Explanation } from './tip.svelte';

/** Compared Weise lie open until the second trick is complete; what they were worth stays known. */
function weisOf(view: TableView, chair: Chair, pack: Pack): string {
  const open = fullTricks(view) < 2;
  const told = (weis: Announced<'seat'>) => weisSpoken(open ? weis : { ...weis, cards: null }, pack);
  return (view.announced[seatOf(view, chair)] ?? []).map(told).join('; ');
}

function meaning(view: TableView, chair: Chair, pack: Pack, mark: Mark): string {
  const words = t.explain.seat.marks(chair);
  if (mark === 'crown') return words.crown(view.contract ? contractName(view.contract, pack) : '');
  return mark === 'star' ? words.star(weisOf(view, chair, pack)) : words[mark];
}

export function seatInfo(view: TableView, chair: Chair, pack: Pack): Explanation {
  const side = t.explain.seat.side[chair];
  return {
    title: t.explain.seat.title[chair],
    lines: [
      ...(side === null ? [] : [side]),
      ...marksOf(view, chair).map((mark) => meaning(view, chair, pack, mark)),
      sitsOut(view, chair) ? t.explain.seat.out : t.explain.seat.cards(cardsLeft(view, chair)),
    ],
  };
}
