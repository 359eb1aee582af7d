/** What the live region says when one view follows another: each card, trick, Weis and score once. */
import { t, type Pack } from '../../i18n/index.svelte';
import { cardName, contractName } from '../card/faces';
import {
  chairOf,
  factorIn,
  fullTricks,
  ownFirst,
  playerOf,
  sideOf,
  winnerOf,
  winningSide,
  type TableView,
} from './read';
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

/** A new deal, and who is forehand. */
function opening(before: TableView, now: TableView): string[] {
  const forehand = now.active[0];
  const fresh = now.phase === 'declare' && (before.phase !== 'declare' || before.turn === null);
  return fresh && forehand !== undefined ? [t.spoken.deal(now.deals.length + 1, chairOf(now, forehand))] : [];
}

/** What others announce with their card: worth and length, no cards yet. */
function announcements(before: TableView, now: TableView, pack: Pack): string[] {
  if (now.weis) return [];
  return now.announced.flatMap((announced, seat) =>
    seat === now.seat || announced.length === (before.announced[seat]?.length ?? 0)
      ? []
      : [t.spoken.weis(chairOf(now, seat), t.weis.spoken(announced.map((one) => weisSpoken(one, pack))))],
  );
}

const played = ({ tricks }: TableView): number => tricks.reduce((sum, { cards }) => sum + cards.length, 0);

/** Whether it has just become the own turn, what is asked, and which Weise go with the card unless concealed. */
function ownTurn(before: TableView, now: TableView, pack: Pack): string[] {
  const known = before.turn === now.seat && before.phase === now.phase && played(before) === played(now);
  if (now.turn !== now.seat || known) return [];
  if (now.phase === 'declare') return [t.declare.title];
  const leads = played(now) % now.active.length === 0;
  const weis = now.weise.map((one) => weisSpoken(one, pack));
  return [
    leads ? t.table.youLead : t.table.yourTurn,
    ...(weis.length > 0 ? [t.spoken.ownWeis(t.weis.spoken(weis))] : []),
  ];
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
  const score = now.deals.length > before.deals.length ? now.deals.at(-1) : undefined;
  if (score) lines.push(t.spoken.written(...ownFirst(now, score.written)));
  if (score) lines.push(t.spoken.score(...ownFirst(now, now.board)));
  if (now.phase === 'over' && before.phase !== 'over')
    lines.push(winningSide(now) === 0 ? t.end.won : t.end.lost);
  return lines;
}

export function spoken(before: TableView, now: TableView, pack: Pack): readonly string[] {
  if (before === now) return [];
  // A new deal has no cards in common with the one before.
  const base =
    sameDeal(before, now) && now.tricks.length >= before.tricks.length
      ? before
      : { ...before, tricks: [], contract: null, pushed: false, weis: null, announced: [] };
  return [
    ...opening(base, now),
    ...choice(base, now, pack),
    ...newCards(base, now, pack),
    ...announcements(base, now, pack),
    ...weise(base, now, pack),
    ...results(base, now),
    ...ownTurn(base, now, pack),
  ];
}

/** For one who comes back in mid-deal: what is played, what lies on the table, whose turn it is. */
export function arrival(now: TableView, pack: Pack): readonly string[] {
  if (now.phase !== 'declare' && now.phase !== 'play') return [];
  const tricks = now.tricks.slice(0, fullTricks(now));
  const before: TableView = { ...now, tricks, contract: null, pushed: false, turn: null, effects: [] };
  return spoken(before, now, pack);
}
