/** What the live region says when one view follows another: each card, trick, Weis and score once. */
import { t, type Pack } from '../../i18n/index.svelte';
import { cardName, contractName } from '../card/faces';
import { chairOf, factorIn, fullTricks, ownFirst, playerOf, sideOf, winnerOf, type TableView } from './read';
import { weisSpoken } from './weis';

/** The views belong to the same deal. */
const sameDeal = (before: TableView, now: TableView): boolean =>
  before.deals.length === now.deals.length || now.phase === 'deal' || now.phase === 'over';

function choice(before: TableView, now: TableView, pack: Pack): string[] {
  const lines: string[] = [];
  const forehand = now.active[0];
  if (now.pushed && !before.pushed && forehand !== undefined)
    lines.push(t.spoken.pushed(chairOf(now, forehand)));
  if (now.contract && !before.contract && now.chooser !== null)
    lines.push(
      t.spoken.chose(
        chairOf(now, now.chooser),
        contractName(now.contract, pack),
        factorIn(now.options.factors, now.contract),
      ),
    );
  return lines;
}

function newCards(before: TableView, now: TableView, pack: Pack): string[] {
  return now.tricks.flatMap((trick, index) => {
    const known = before.tricks[index]?.cards.length ?? 0;
    return trick.cards.slice(known).map((card, offset) => {
      const chair = chairOf(now, playerOf(now, trick, known + offset));
      return t.spoken.plays(chair, cardName(card, pack));
    });
  });
}

function weise(before: TableView, now: TableView, pack: Pack): string[] {
  if (before.weis || !now.weis) return [];
  const side = sideOf(now, now.sides[now.weis.side]?.[0] ?? now.seat);
  const told = now.announced.flatMap((announced, seat) =>
    announced.length === 0
      ? []
      : [t.spoken.weis(chairOf(now, seat), t.weis.spoken(announced.map((one) => weisSpoken(one, pack))))],
  );
  return [
    ...told,
    t.weis.writes(side, now.weis.points, now.contract ? factorIn(now.options.factors, now.contract) : 1),
  ];
}

function results(before: TableView, now: TableView): string[] {
  const lines: string[] = [];
  for (const effect of now.effects) {
    if (effect.type === 'stoeck') lines.push(t.notice.stoeck(chairOf(now, effect.by)));
    if (effect.type === 'claimed') lines.push(t.notice.claimed(chairOf(now, effect.by)));
  }
  const full = fullTricks(now);
  const winner = full > fullTricks(before) ? winnerOf(now, full - 1) : null;
  if (winner !== null) lines.push(t.table.trickFor(chairOf(now, winner), null));
  if (now.deals.length > before.deals.length) lines.push(t.spoken.score(...ownFirst(now, now.board)));
  return lines;
}

export function spoken(before: TableView, now: TableView, pack: Pack): readonly string[] {
  if (before === now) return [];
  // A new deal has no cards in common with the one before.
  const base =
    sameDeal(before, now) && now.tricks.length >= before.tricks.length
      ? before
      : { ...before, tricks: [], contract: null, pushed: false, weis: null };
  return [
    ...choice(base, now, pack),
    ...newCards(base, now, pack),
    ...weise(base, now, pack),
    ...results(base, now),
  ];
}
