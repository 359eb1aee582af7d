/** The headline of a settlement and of the end, in words. */
import type { SchieberScore } from '../../engine/variants/schieber/types';
import { endSheet, settle } from '../../i18n/de/settle';
import { t } from '../../i18n/index.svelte';
import { matchWords } from '../table/notice';
import { chairOf, ownFirst, winningSide, type TableView, TRICKS } from '../table/read';
import { throughOf, type Figures, type Through } from './settlement';

export interface Verdict {
  readonly title: string;
  readonly texts: readonly string[];
  /** What is missing to the target: said in words where no ship shows it. */
  readonly way: string | null;
  readonly ring: boolean;
}

function title(view: TableView, score: SchieberScore, { written }: Figures): string {
  if (score.match !== null) return t.notice.match;
  if (throughOf(view, score)) return t.notice.thanks(winningSide(view));
  if (written[0] === written[1]) return settle.level;
  if (written[0] > 0 && written[1] > 0) return settle.both(...written);
  return written[0] > written[1] ? settle.writes(0, written[0]) : settle.writes(1, written[1]);
}

/** What of a deal that ended the game counted, and what not. */
function cutWords(view: TableView, score: SchieberScore, through: Through): string {
  const done = score.trickWinners.length;
  if (through === 'weis') return settle.cut.weis(score.trickPoints[0] ?? 0);
  if (through === 'stoeck') return settle.cut.stoeck(done, (view.tricks[done]?.cards.length ?? 0) > 0);
  return done === TRICKS || score.claim ? settle.cut.nothing : settle.cut.trick(done);
}

/** Who has reached the target, through what, and with how much. */
const reachedWords = (view: TableView, through: Through): string => {
  const side = winningSide(view);
  return settle.reached(side, t.notice.through[through], ownFirst(view, view.board)[side]);
};

/** What is special about a deal: match, claim, the end of the game. */
export function notesOf(view: TableView, score: SchieberScore): readonly string[] {
  const through = throughOf(view, score);
  const notes: string[] = [];
  if (score.match !== null) notes.push(matchWords(view, score.match));
  if (score.claim)
    notes.push(
      settle.rest(chairOf(view, score.claim.seat), TRICKS - score.trickWinners.length, score.claim.points),
    );
  if (through) notes.push(reachedWords(view, through), cutWords(view, score, through));
  return notes;
}

export function verdictOf(view: TableView, score: SchieberScore, sums: Figures): Verdict {
  const ended = view.end !== null;
  return {
    title: title(view, score, sums),
    texts: [...notesOf(view, score), ...(ended ? [] : dealsLeft(view))],
    way: ended ? null : wayLeft(view, sums),
    ring: score.match !== null || ended,
  };
}

const wayLeft = ({ options: { target } }: TableView, { board: [own, other] }: Figures): string | null =>
  target === null ? null : settle.left(target, target - own, target - other);
const dealsLeft = ({ options, deals }: TableView): string[] =>
  options.deals === null ? [] : [settle.dealsLeft(options.deals - deals.length)];

/** How a game came to its end. */
function endWords(view: TableView): string {
  if (!view.end) return '';
  if (view.end.by !== 'deals')
    return `${t.notice.thanks(winningSide(view))} ${t.notice.through[view.end.by]}.`;
  const [own, other] = view.board;
  const last = view.deals.at(-1);
  return own === other && last
    ? t.end.level(chairOf(view, last.chooser))
    : t.end.allPlayed(view.deals.length);
}

export interface Ending {
  readonly title: string;
  readonly texts: readonly string[];
  readonly won: boolean;
}

/** Given up: the others have won, whatever the board says. */
export function endVerdict(view: TableView, givenUp = false): Ending {
  if (givenUp) return { title: endSheet.givenUp, texts: [endSheet.givenUpText], won: false };
  const winner = winningSide(view);
  const target = view.options.target;
  const board = ownFirst(view, view.board);
  const loser = winner === 0 ? 1 : 0;
  const texts = [winner === 0 ? t.end.won : t.end.lost];
  if (view.end) texts.push(endWords(view));
  if (target !== null && board[loser] * 2 < target) texts.push(endSheet.schneider(loser));
  return { title: winner === 0 ? endSheet.won : endSheet.lost, texts, won: winner === 0 };
}
