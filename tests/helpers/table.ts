/** Small builders that let a test tell a deal the way a player would: hands, a choice, cards in playing order. */
import { act, newGame } from '../../src/lib/engine/game';
import { ALL_ONE_FACTORS, DEFAULT_OPTIONS } from '../../src/lib/engine/variants/schieber/options';
import type { SchieberOptions, SchieberScore } from '../../src/lib/engine/variants/schieber/types';
import type { Actor, Card, Ranking, Refusal, Seat, Suit } from '../../src/lib/engine/types';
import type { Action, Game } from '../../src/lib/engine/variants/types';
import { cardFrom, pack36, suit } from '../fixtures/notation';

export type Table = Game<'schieber'>;
export type Move = Action<'schieber'>;

/** `'DA C10'`; a star stands for a whole suit: `'D*'`. Any white space, in the order of the text. */
export function cards(text: string): Card[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) =>
      word[1] === '*' ? pack36.slice(9 * suitFrom(word), 9 * suitFrom(word) + 9) : [cardFrom(word)],
    );
}
const suitFrom = (word: string): Suit => suit[word[0] as keyof typeof suit];

export const card = (text: string): Card => cardFrom(text);

/** `D`, `H`, `S`, `C` for trump, `obenabe`, `undenufe`. */
export function ranking(text: string): Ranking {
  if (text === 'obenabe' || text === 'undenufe') return { kind: text };
  return { kind: 'trump', suit: suit[text as keyof typeof suit] };
}

/** Four hands, seat 0 first, separated by bars; what the text leaves out is dealt round, card by card. */
export function hands(text: string): Card[][] {
  const told = text.split('|').map(cards);
  const dealt = [0, 1, 2, 3].map((seat) => told[seat] ?? []);
  const rest = pack36.filter((card) => !dealt.flat().includes(card));
  for (let seat = 0; rest.length > 0; seat = (seat + 1) % 4) {
    if ((dealt[seat] as Card[]).length < 9) (dealt[seat] as Card[]).push(rest.shift() as Card);
  }
  return dealt;
}

/** Factors 1, target 1000: the numbers of the rows are then points as they are counted. */
export const PLAIN: SchieberOptions = { ...DEFAULT_OPTIONS, target: 1000, factors: ALL_ONE_FACTORS };

export interface Seating {
  readonly hands: string;
  /** 0 unless told. */
  readonly forehand?: Seat;
  readonly options?: Partial<SchieberOptions>;
  /** The board before this deal. */
  readonly board?: readonly [number, number];
  /** Left out: the test itself declares. */
  readonly contract?: string;
}

/** A deal of a game from elsewhere, so that forehand can be anybody. */
export function table(seating: Seating): Table {
  const { forehand = 0, board = [0, 0], options = {}, contract } = seating;
  const game = withBoard(
    newGame<'schieber'>({ variant: 'schieber', options: { ...PLAIN, ...options }, foreign: true }),
    board,
  );
  const dealt = must(game, 'chance', {
    type: 'deal',
    dealer: (forehand + 3) % 4,
    hands: hands(seating.hands),
  });
  return contract === undefined
    ? dealt
    : must(dealt, forehand, { type: 'declare', contract: ranking(contract) });
}

/** The game after an earlier deal in which no card was worth anything but which put `board` on the board. */
export function withBoard(game: Table, board: readonly [number, number]): Table {
  const earlier: SchieberScore = {
    ...{ dealer: 2, forehand: 3, chooser: 3, pushed: false, contract: ranking('D'), factor: 1 },
    ...{
      trickWinners: [],
      trickPoints: [],
      points: [0, 0] as const,
      weis: null,
      announced: [[], [], [], []],
    },
    ...{ stoeck: null, match: null, claim: null, written: board },
  };
  return { ...game, board, deals: [earlier] };
}

/** The state after an action that the test takes for legal. */
export function must(game: Table, by: Actor, action: Move): Table {
  const next = act(game, by, action);
  if (!next.ok) throw new Error(`${by} ${JSON.stringify(action)}: ${next.error}`);
  return next.value;
}

/** Why an action is refused; null if it is not. */
export function refusal(game: Table, by: Actor, action: Move): Refusal | null {
  const next = act(game, by, action);
  return next.ok ? null : next.error;
}

/**
 * Plays cards in turn, as in `'HA H7(S6 S7 S8) H9 H10'`: in brackets what the player announces with his first card,
 * Weise separated by commas, `(all)` for everything he has. Without brackets, or in empty ones, nothing.
 */
export function plays(game: Table, text: string): Table {
  return (text.match(/\w+(\([^)]*\))?/g) ?? []).reduce(
    (now, word) => must(now, now.turn as Seat, playOf(now, word)),
    game,
  );
}

/** One word of `plays` as an action of the seat in turn. */
export function playOf(game: Table, word: string): Move {
  const [name, told] = word.replace(')', '').split('(') as [string, string?];
  const play = { type: 'play', card: card(name) } as const;
  if (told === 'all') return play;
  if (told) return { ...play, weis: told.split(',').map(cards) };
  return isFirstCard(game) ? { ...play, weis: [] } : play;
}

function isFirstCard(game: Table): boolean {
  if (game.phase !== 'play') throw new Error(`no card is played in phase ${game.phase}`);
  return (game.hands[game.turn as Seat] as readonly Card[]).length === 9;
}

/** The deal played on with somebody's first legal card each time, everything concealed. */
export function playOn(game: Table): Table {
  let now = game;
  while (now.phase === 'play') {
    const seat = now.turn as Seat;
    const weis = isFirstCard(now) ? { weis: [] } : {};
    const next = (now.hands[seat] as readonly Card[])
      .map((held) => act(now, seat, { type: 'play', card: held, ...weis }))
      .find((result) => result.ok);
    if (!next?.ok) throw new Error(`nothing legal for ${seat}`);
    now = next.value;
  }
  return now;
}

/** The cards that `legal` offers, as numbers in rising order. */
export const cardsIn = (legal: readonly Move[]): Card[] =>
  legal.flatMap((action) => (action.type === 'play' ? [action.card] : [])).sort((a, b) => a - b);

export const types = (legal: readonly Move[]): string[] => [...new Set(legal.map(({ type }) => type))].sort();
