/** "Spielverlauf": what a view tells of the game, line by line, the newest last. */
import { cardOf, KING, QUEEN, ROSE_SEVEN } from '../../engine/cards';
import { MATCH_BONUS } from '../../engine/ranking';
import type { Announced, Card, Seat, Side, Trick } from '../../engine/types';
import type { SchieberAction, SchieberScore } from '../../engine/variants/schieber/types';
import type { Action } from '../../engine/variants/types';
import { t, type Chair, type ContractCode, type Pack } from '../../i18n/index.svelte';
import { cardName, contractCode, contractName } from '../card/faces';
import {
  chairOf,
  dealNumber,
  factorIn,
  isFull,
  laidCards,
  ownFirst,
  sideOf,
  STOECK,
  winnerOf,
  winningSide,
  type Laid,
  type TableView,
} from './read';
import { reasonWords, weisWords } from './weis';

export interface TextLine {
  /** `deal` heads the lines of a deal. */
  readonly kind: 'deal' | 'text';
  /** "Spiel 7", "Alois", "Wir": the sentence goes on with `text`. Empty where the line above goes on. */
  readonly who: string;
  readonly sign: ContractCode | null;
  readonly text: string;
  readonly cards: readonly Card[];
  /** Points or factor, at the right. */
  readonly figure: string;
  /** False for what counts for nobody. */
  readonly counts: boolean;
}
export interface TrickLine {
  readonly kind: 'trick';
  readonly number: number;
  /** In playing order. */
  readonly laid: readonly Laid[];
  readonly winner: Chair | null;
  /** False for what counts for nobody. */
  readonly counts: boolean;
}
export type LogLine = TextLine | TrickLine;

const line = (who: string, text: string, more: Partial<TextLine> = {}): TextLine => ({
  ...{ kind: 'text', who, text, sign: null, cards: [], figure: '', counts: true },
  ...more,
});
const nameOf = (view: TableView, seat: Seat): string => t.crew[chairOf(view, seat)];
const ownSideOf = (view: TableView, side: Side): 0 | 1 => sideOf(view, view.sides[side]?.[0] ?? view.seat);
/** What the running deal writes for `points`. */
const product = ({ contract, options }: TableView, points: number): string =>
  t.log.product(contract ? factorIn(options.factors, contract) : 1, points);

/** @param takenBack decisions of the running deal that no longer stand, oldest first */
export function logOf(view: TableView, takenBack: readonly Action[], pack: Pack): readonly LogLine[] {
  const newest = isFinished(view) ? view.deals.at(-1) : undefined;
  const earlier = newest ? view.deals.slice(0, -1) : view.deals;
  return [
    ...earlier.flatMap((score, index) => pastDeal(view, score, index + 1, pack)),
    ...opening(view, pack),
    ...choice(view, pack),
    ...tricks(view, pack),
    ...undone(takenBack, pack),
    ...rest(view),
    ...(newest ? [line('', writtenWords(view, newest))] : []),
    ...ending(view),
  ];
}

/** The newest of `deals` is the one whose tricks still lie there. */
const isFinished = ({ phase }: TableView): boolean => phase === 'deal' || phase === 'over';

const writtenWords = (view: TableView, { written }: SchieberScore): string =>
  t.log.written(...ownFirst(view, written));

function pastDeal(view: TableView, score: SchieberScore, number: number, pack: Pack): TextLine[] {
  const by = t.table.chosenBy(chairOf(view, score.chooser), score.pushed);
  const head = line(t.table.deal(number), t.log.past(contractName(score.contract, pack), by), {
    kind: 'deal',
    sign: contractCode(score.contract),
    figure: t.times(score.factor),
  });
  const written = writtenWords(view, score);
  return [head, line('', score.match === null ? written : t.log.withMatch(written))];
}

function opening(view: TableView, pack: Pack): TextLine[] {
  const [forehand] = view.active;
  if (view.dealer === null || forehand === undefined) return [];
  const text = t.log.opening(chairOf(view, view.dealer), chairOf(view, forehand));
  const why = dealNumber(view) === 1 ? t.log.roseSeven(cardName(ROSE_SEVEN, pack)) : '';
  return [line(t.table.deal(dealNumber(view)), text + why, { kind: 'deal' })];
}

function choice(view: TableView, pack: Pack): TextLine[] {
  const { contract, chooser, pushed, active } = view;
  const [forehand] = active;
  const lines: TextLine[] = [];
  if (pushed && forehand !== undefined)
    lines.push(line(nameOf(view, forehand), t.log.pushes(chairOf(view, forehand))));
  if (contract && chooser !== null)
    lines.push(
      line(nameOf(view, chooser), contractName(contract, pack), {
        sign: contractCode(contract),
        figure: t.times(factorIn(view.options.factors, contract)),
      }),
    );
  return lines;
}

function tricks(view: TableView, pack: Pack): LogLine[] {
  const stoeck = stoeckTrick(view);
  return view.tricks.flatMap((trick, index) =>
    trick.cards.length === 0
      ? []
      : [
          trickLine(view, trick, index),
          ...(index === 0 ? weise(view, pack) : []),
          ...(index === stoeck ? stoeckLine(view) : []),
        ],
  );
}

function trickLine(view: TableView, trick: Trick, index: number): TrickLine {
  const winner = isFull(view, trick) ? winnerOf(view, index) : null;
  const cut = view.phase === 'over' && (winner === null || view.end?.by === 'weis');
  return {
    kind: 'trick',
    number: index + 1,
    laid: laidCards(view, trick),
    winner: winner === null ? null : chairOf(view, winner),
    counts: !cut,
  };
}

/** Who announced what; once they are compared, also with which cards, and whose count. */
function weise(view: TableView, pack: Pack): TextLine[] {
  const winner = view.weis ? ownSideOf(view, view.weis.side) : null;
  const announced = view.active.flatMap((seat) =>
    (view.announced[seat] ?? []).map((weis) =>
      weisLine(view, seat, weis, winner === null || winner === sideOf(view, seat), pack),
    ),
  );
  return [...announced, ...comparison(view, pack)];
}

const weisLine = (
  view: TableView,
  seat: Seat,
  weis: Announced<'seat'>,
  counts: boolean,
  pack: Pack,
): TextLine =>
  line(nameOf(view, seat), t.log.announces(weisWords(weis, pack).name), {
    cards: weis.cards ?? [],
    figure: String(weis.points),
    counts,
  });

function comparison(view: TableView, pack: Pack): TextLine[] {
  const { weis, contract, announced } = view;
  if (!weis) return [];
  const side = ownSideOf(view, weis.side);
  const of = (one: 0 | 1) => announced.filter((_, seat) => sideOf(view, seat) === one);
  const reason = weis.reason && reasonWords(weis.reason, of(side), of(side === 0 ? 1 : 0), contract, pack);
  return [line(t.sides[side], t.log.writesWeis(reason), { figure: product(view, weis.points) })];
}

/** The trick in which the second of king and queen of trump fell; -1 if Stöck were shown otherwise or not at all. */
function stoeckTrick({ stoeck, contract, tricks: played }: TableView): number {
  if (stoeck === null || contract?.kind !== 'trump') return -1;
  const fell = [KING, QUEEN].map((rank) =>
    played.findIndex((trick) => trick.cards.includes(cardOf(contract.suit, rank as 6 | 7))),
  );
  return fell.includes(-1) ? -1 : Math.max(...fell);
}

const stoeckLine = (view: TableView): TextLine[] =>
  view.stoeck === null
    ? []
    : [
        line(nameOf(view, view.stoeck), t.log.stoeck(chairOf(view, view.stoeck)), {
          figure: product(view, STOECK),
        }),
      ];

function undone(takenBack: readonly Action[], pack: Pack): TextLine[] {
  return takenBack.length === 0
    ? []
    : [line('', t.log.takenBack(takenBack.map((action) => decision(action as SchieberAction, pack))))];
}

function decision(action: SchieberAction, pack: Pack): string {
  if (action.type === 'play') return cardName(action.card, pack);
  if (action.type === 'declare') return contractName(action.contract, pack);
  if (action.type === 'claim') return t.table.claim;
  return action.type === 'stoeck' ? t.table.showStoeck : t.declare.push;
}

/** What came after the last card: Stöck that were not played, a claim, the match. */
function rest(view: TableView): TextLine[] {
  const { claim, match } = view;
  const lines = stoeckTrick(view) === -1 ? stoeckLine(view) : [];
  if (claim)
    lines.push(
      line(nameOf(view, claim.seat), t.log.claims(t.table.claim), { figure: product(view, claim.points) }),
    );
  if (match !== null)
    lines.push(line(t.sides[ownSideOf(view, match)], t.log.match, { figure: product(view, MATCH_BONUS) }));
  return lines;
}

/** How the game ended, and where it stands then. */
function ending(view: TableView): TextLine[] {
  const { end } = view;
  if (!end) return [];
  const side = winningSide(view);
  const board = ownFirst(view, view.board);
  const how =
    end.by === 'deals'
      ? line('', ranOut(view))
      : line(t.sides[side], t.log.thanks(side, t.notice.through[end.by]), { figure: String(board[side]) });
  return [how, line('', t.spoken.score(...board))];
}

function ranOut(view: TableView): string {
  const { board, deals } = view;
  const last = deals.at(-1);
  return board[0] === board[1] && last
    ? t.end.level(chairOf(view, last.chooser))
    : t.end.allPlayed(deals.length);
}
