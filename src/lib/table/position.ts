/** «Stellung kopieren» (docs/POSITION.md): what one seat sees at a decision, as a text that people and the app can read. */
import { cardTexts, rankingText } from '../engine/notation';
import { isComplete, seatOf } from '../engine/play';
import { winnerOf } from '../engine/trick';
import type { Announced, Ranking, Seat, Trick } from '../engine/types';
import type { Factors, SchieberOptions } from '../engine/variants/schieber/types';
import type { View } from '../engine/variants/types';
import type { Level } from './ports';
import { seal } from './positionSeal';
import { CARDS, FOREIGN, FOUR_LOW, LEVEL_WORDS, PLACE_WORDS, STOECK_EARLY } from './positionWords';

/** A moment of a game as one seat sees it, and what else the answer of a computer depends on. */
export interface Position {
  /** The version of the app that wrote it. */
  readonly app: string;
  /** The game's id, and the number of events that stand: with them a computer answers as it would at the table. */
  readonly game: string;
  readonly ply: number;
  readonly level: Level;
  readonly view: View<'schieber'>;
}

type Seen = View<'schieber'>;

/** Whether there is something to report: cards are dealt, and the deal is not over. */
export const isPosition = (view: View): view is Seen =>
  view.variant === 'schieber' && (view.phase === 'declare' || view.phase === 'play');

/** Only what the view holds goes in: a secret that its seat does not see cannot get out here. */
export function writePosition({ view, ...about }: Position): string {
  return seal([
    variantLine(view),
    dealLine(view),
    `Geber ${place(view, view.dealer as Seat)}, Vorhand ${place(view, view.active[0] as Seat)}`,
    contractLine(view),
    ...view.active.flatMap((seat) => weisLines(view, seat)),
    ...view.tricks.map((trick, index) => trickLine(view, trick, index)),
    ...(view.stoeck === null ? [] : [`Stöck ${place(view, view.stoeck)}`]),
    `Stand ${pair(view, view.board)}; Punkte ${pair(view, view.points)}`,
    ['Hand', ...cardTexts(view.hand)].join(' '),
    `Am Zug ${place(view, view.turn as Seat)}`,
    CARDS,
    `Partie ${about.game}, Zug ${about.ply}, Platz ${view.seat}`,
    `Computer ${LEVEL_WORDS[about.level]}, Version ${about.app}`,
  ]);
}

const place = (view: Seen, seat: Seat): string => PLACE_WORDS[(seat - view.seat + 4) % 4] as string;

const variantLine = ({ options, foreign }: Seen): string =>
  [
    `Schieber ${endWords(options)}`,
    `Faktoren ${factorWords(options.factors)}`,
    ...(options.stoeckEarly ? [STOECK_EARLY] : []),
    ...(options.fourLowCards ? [FOUR_LOW] : []),
    ...(foreign ? [FOREIGN] : []),
  ].join('; ');

function endWords({ target, deals }: SchieberOptions): string {
  const ends = [
    ...(target === null ? [] : [`bis ${target}`]),
    ...(deals === null ? [] : [`${deals} Spiele`]),
  ];
  return ends.join(' oder ');
}

const factorWords = ({ D, H, S, C, obenabe, undenufe }: Factors): string =>
  `D${D} H${H} S${S} C${C} O${obenabe} U${undenufe}`;

/** Of the deals before, only how many there were and what they brought: more of them bears on no decision. */
function dealLine(view: Seen): string {
  const before = view.deals.reduce<readonly [number, number]>(
    ([a, b], { written }) => [a + written[0], b + written[1]],
    [0, 0],
  );
  return `Spiel ${view.deals.length + 1}, vorher ${pair(view, before)}`;
}

/** Pairs by side come in the game's order; people read their own side first. */
function pair(view: Seen, [first, second]: readonly [number, number]): string {
  const own = view.sides[0]?.includes(view.seat);
  return `wir ${own ? first : second}, sie ${own ? second : first}`;
}

function contractLine(view: Seen): string {
  const { contract, chooser, pushed } = view;
  if (!contract || chooser === null) return pushed ? 'Noch nicht gewählt, geschoben' : 'Noch nicht gewählt';
  return `${contractWords(contract)} von ${place(view, chooser)}${pushed ? ', geschoben' : ''}`;
}

const contractWords = (contract: Ranking): string => {
  const text = rankingText(contract);
  return contract.kind === 'trump' ? `Trumpf ${text}` : `${text[0]?.toUpperCase()}${text.slice(1)}`;
};

const weisLines = (view: Seen, seat: Seat): string[] => {
  const weise = view.announced[seat] ?? [];
  return weise.length === 0 ? [] : [`Gewiesen ${place(view, seat)} ${weise.map(weisWords).join(', ')}`];
};

const weisWords = ({ points, length, cards }: Announced<'seat'>): string =>
  [`${points}/${length}`, ...(cards ? cardTexts(cards) : [])].join(' ');

function trickLine(view: Seen, trick: Trick, index: number): string {
  const laid = `Stich ${index + 1} ${place(view, trick.leader)} ${cardTexts(trick.cards).join(' ')}`;
  if (!isComplete(trick, view.active)) return laid;
  const winner = winnerOf(trick.cards, view.contract as Ranking);
  return `${laid}, an ${place(view, seatOf(view.active, trick, winner))}`;
}
