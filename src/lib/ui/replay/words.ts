/** What happens at a step, in one sentence or two: it stands below the picture and is heard. */
import type { Seat } from '../../engine/types';
import { replay as words } from '../../i18n/de/replay';
import { t, type Pack } from '../../i18n/index.svelte';
import { cardName, contractName } from '../card/faces';
import {
  chairOf,
  factorIn,
  fullTricks,
  lyingTrick,
  ownFirst,
  sideOf,
  winningSide,
  type TableView,
} from '../table/read';
import { reasonWords, weisSpoken } from '../table/weis';
import type { Picture, Step } from './props';

const TRICK = 4;

export function caption(picture: Picture, pack: Pack): string {
  return sentences(picture, pack).join('. ');
}

function sentences(picture: Picture, pack: Pack): readonly string[] {
  const { kind, by, view } = picture;
  if (kind === 'deal') return opening(view);
  if (kind === 'weis') return [comparison(view, pack)];
  if (kind === 'settlement') return settlement(view);
  if (by === null) return [];
  if (kind === 'push') return [t.spoken.pushed(chairOf(view, by))];
  if (kind === 'declare') return [choice(view, by, pack)];
  if (kind === 'stoeck') return [t.notice.stoeck(chairOf(view, by))];
  if (kind === 'claim') return [words.claims(chairOf(view, by))];
  return card(picture, by, pack);
}

function opening(view: TableView): readonly string[] {
  const [forehand] = view.active;
  if (view.dealer === null || forehand === undefined) return [];
  return [t.log.opening(chairOf(view, view.dealer), chairOf(view, forehand))];
}

function choice(view: TableView, by: Seat, pack: Pack): string {
  const { contract, options } = view;
  if (!contract) return '';
  return t.spoken.chose(chairOf(view, by), contractName(contract, pack), factorIn(options.factors, contract));
}

function card(picture: Picture, by: Seat, pack: Pack): readonly string[] {
  const { view } = picture;
  const laid = view.tricks.at(-1)?.cards.at(-1);
  const plays = laid === undefined ? '' : words.plays(chairOf(view, by), cardName(laid, pack));
  const taken = lyingTrick(view, fullTricks(view) - 1);
  return [
    taken ? `${plays}, ${t.table.trickFor(taken.winner, taken.points)}` : plays,
    ...announcement(picture, by, pack),
    ...view.effects.flatMap((effect) =>
      effect.type === 'stoeck' ? [t.notice.stoeck(chairOf(view, effect.by))] : [],
    ),
  ];
}

/** What is announced with this card; which cards those are is open only to their owner until the comparison. */
function announcement({ view, before }: Picture, by: Seat, pack: Pack): readonly string[] {
  const announced = view.announced[by] ?? [];
  if (announced.length === 0 || (before?.announced[by]?.length ?? 0) > 0) return [];
  const names = announced.map((one) => weisSpoken(one, pack));
  return [t.spoken.weis(chairOf(view, by), t.weis.spoken(names))];
}

function comparison(view: TableView, pack: Pack): string {
  const { weis, contract, options } = view;
  if (!weis) return '';
  const side = sideOf(view, view.sides[weis.side]?.[0] ?? view.seat);
  const writes = t.weis.writes(side, weis.points, contract ? factorIn(options.factors, contract) : 1);
  const reason = weisReason(view, pack);
  return reason === null ? writes : `${writes}: ${reason}`;
}

/** Who announced what: read on the plate, and heard. */
export const weisTold = (view: TableView, pack: Pack): string =>
  view.active
    .filter((seat) => (view.announced[seat] ?? []).length > 0)
    .map((seat) => {
      const names = (view.announced[seat] ?? []).map((one) => weisSpoken(one, pack));
      return t.spoken.weis(chairOf(view, seat), t.weis.spoken(names));
    })
    .join('. ');

/** Why one side's Weise count and not the other's. */
export function weisReason(view: TableView, pack: Pack): string | null {
  const { weis, contract } = view;
  if (!weis?.reason) return null;
  const winners = view.announced.filter((_, seat) => view.sides[weis.side]?.includes(seat));
  const losers = view.announced.filter((_, seat) => !view.sides[weis.side]?.includes(seat));
  return reasonWords(weis.reason, winners, losers, contract, pack);
}

function settlement(view: TableView): readonly string[] {
  const score = view.deals.at(-1);
  return [
    ...(score ? [t.spoken.written(...ownFirst(view, score.written))] : []),
    t.spoken.score(...ownFirst(view, view.board)),
    ...(view.phase === 'over' ? [winningSide(view) === 0 ? t.end.won : t.end.lost] : []),
  ];
}

/** Which trick a step belongs to, from 1; null before the first and after the last. */
export const trickOf = ({ kind, cards }: Step): number | null =>
  kind === 'play' || kind === 'weis' ? Math.ceil(cards / TRICK) : null;

/** The place of a step within its deal, in a few words. */
export function placeWords(step: Step): string {
  if (step.kind === 'play')
    return `${t.table.trick(trickOf(step) ?? 1)}, ${words.card(((step.cards - 1) % TRICK) + 1)}`;
  return words.steps[step.kind];
}

/** Where on the way through a deal its tricks lie full. */
export const fullSteps = (steps: readonly Step[]): readonly { trick: number; step: number }[] =>
  steps.flatMap(({ kind, cards }, step) =>
    kind === 'play' && cards % TRICK === 0 ? [{ trick: cards / TRICK, step }] : [],
  );
