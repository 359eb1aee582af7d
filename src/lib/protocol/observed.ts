/**
 * From an Observation to the view the engine itself would show. The unseen cards are dealt somehow, in a way that fits,
 * and the deal is played by the engine: whatever comes of that can be from a game, and a view shows nothing of the way.
 */
import { PACK_36 } from '../engine/cards';
import { act, newGame, view } from '../engine/game';
import { cardText } from '../engine/notation';
import { isComplete, seatOf } from '../engine/play';
import { legalCards } from '../engine/trick';
import type { Card, Result, Seat } from '../engine/types';
import { reached } from '../engine/variants/schieber/standing';
import type { Action, Game, View } from '../engine/variants/types';
import { gameIn, Worlds } from '../ai/worlds';
import { Random } from '../ai/random';
import { type Observation, readObservation } from './observation';
import { type ProtocolError, refused } from './op';
import { type Story, storyOf } from './story';

type Schieber = Game<'schieber'>;

/** The line of `choose` or `rate`: the Observation, and the view it leads to. */
export function readView(
  line: unknown,
): Result<{ readonly seen: Observation; readonly view: View<'schieber'> }, ProtocolError> {
  const seen = readObservation(line);
  if (!seen.ok) return seen;
  const view = viewIn(seen.value);
  return view.ok ? { ok: true, value: { seen: seen.value, view: view.value } } : view;
}

/** What the seat would see, if the Observation can be from a game and the seat has something to do. */
function viewIn(seen: Observation): Result<View<'schieber'>, ProtocolError> {
  const story = storyOf(seen);
  if (typeof story === 'string') return refused('illegal', story);
  const game = gameOf(story);
  if (typeof game === 'string') return refused('illegal', game);
  const value = view<'schieber'>(game, story.seat);
  return value.legal.length > 0 ? { ok: true, value } : refused('illegal', `it is seat ${story.turn}'s turn`);
}

/** The game as it may be, or in words why there is none. */
function gameOf(story: Story): Schieber | string {
  const dealt = fit(story);
  const played = dealt && replayed(story, dealt);
  if (!played) return 'no deal of the unseen cards fits what was played and announced';
  return typeof played === 'string' ? played : onBoard(story, played);
}

/** All 36 cards as they may have been dealt, and the Weise that were announced. */
interface Dealt {
  readonly hands: readonly (readonly Card[])[];
  readonly announced: readonly (readonly (readonly Card[])[])[];
}

function fit(story: Story): Dealt | null {
  const sketch = view<'schieber'>(sketched(story), story.seat);
  const worlds = new Worlds(sketch);
  if (worlds.ways === 0) return null;
  try {
    const { hands, announced } = gameIn(sketch, worlds.draw(new Random('any')));
    return {
      hands: hands.map((hand, seat) => [...hand, ...story.played[seat]!]),
      announced: announced.map((weise) => weise.map(({ cards }) => cards)),
    };
  } catch {
    // The Weise of trick 1, of which only the value is known, lie nowhere.
    return null;
  }
}

/** Enough of a game for what a seat knows of the cards: the unseen ones lie anywhere. */
function sketched(story: Story): Schieber {
  const gone = new Set([...story.hand, ...story.played.flat()]);
  const unseen = PACK_36.filter((card) => !gone.has(card));
  return {
    ...start(story),
    phase: story.phase,
    turn: story.turn,
    dealer: story.dealer,
    active: story.active,
    hands: story.played.map((cards, seat) =>
      seat === story.seat ? story.hand : unseen.splice(0, 9 - cards.length),
    ),
    contract: story.contract,
    tricks: story.tricks,
    chooser: story.contract && story.chooser,
    announced: story.announced.map((weise) => weise.map((weis) => ({ ...weis, cards: weis.cards ?? [] }))),
  };
}

/** Without a target, so that the board matters only in the end. */
const start = ({ options }: Story): Schieber =>
  newGame({ variant: 'schieber', options: { ...options, target: null, deals: null }, foreign: true });

/** The deal, played card by card as it was told. */
function replayed(story: Story, { hands, announced }: Dealt): Schieber | string {
  const { active, chooser, contract, tricks } = story;
  let game = start(story);
  const take = (by: Seat | 'chance', action: Action<'schieber'>): boolean => {
    const next = act<'schieber'>(game, by, action);
    if (next.ok) game = next.value;
    return next.ok;
  };
  take('chance', { type: 'deal', dealer: story.dealer, hands });
  if (story.pushed) take(active[0]!, { type: 'push' });
  if (contract) take(chooser, { type: 'declare', contract });
  for (const [i, trick] of tricks.entries()) {
    for (const [place, card] of trick.cards.entries()) {
      const by = seatOf(active, trick, place);
      const weis = i === 0 ? { weis: announced[by]! } : {};
      if (!take(by, { type: 'play', card, ...weis })) return refusedCard(game, by, card, i);
    }
  }
  return game;
}

function refusedCard(
  { hands, tricks, active, contract }: Schieber,
  by: Seat,
  card: Card,
  trick: number,
): string {
  const last = tricks[tricks.length - 1];
  const open = last && !isComplete(last, active) ? last.cards : [];
  return legalCards(hands[by]!, open, contract!).includes(card)
    ? `seat ${by} cannot have had the Weise that it announced`
    : `trick ${trick}: seat ${by} had to play another card than ${cardText(card)}`;
}

/** The same game with the options and the board that were told. */
function onBoard({ options, board }: Story, played: Schieber): Schieber | string {
  const [a, b] = played.board;
  if (board[0] < a || board[1] < b)
    return `board holds the Weise and Stöck of this deal, at least ${a} and ${b}`;
  const game = { ...played, options, board };
  return reached(game) === null ? game : 'the target is reached: the game is over';
}
