/** Whether an Observation could be from a game: the faults that can be named. */
import { nextSeat, sortCards } from '../engine/cards';
import { seatsFrom } from '../engine/deal';
import { isComplete, playedBy, seatOf, trickResults } from '../engine/play';
import { cardText, cardTexts } from '../engine/notation';
import type { Card, Ranking, Seat, Trick } from '../engine/types';
import { findWeise } from '../engine/weis';
import { TRICKS } from '../engine/variants/schieber/standing';
import type { Heard, Observation } from './observation';

const SEATS = 4;

/** An Observation with what follows from it. */
export interface Story extends Observation {
  /** In playing order, forehand first. */
  readonly active: readonly Seat[];
  /** Who chooses, or chose. */
  readonly chooser: Seat;
  readonly turn: Seat;
  /** Per seat, in order. */
  readonly played: readonly (readonly Card[])[];
}

/** The story, or in words what cannot be. */
export function storyOf(seen: Observation): Story | string {
  const active = seatsFrom(nextSeat(seen.dealer, SEATS), SEATS);
  const chooser = active[seen.pushed ? 2 : 0]!;
  const fault = twice(seen) ?? (seen.phase === 'declare' ? tooEarly(seen) : wrongPlay(seen, chooser, active));
  if (fault) return fault;
  const turn = seen.phase === 'declare' ? chooser : turnOf(seen.tricks, active, seen.contract!);
  const played = [0, 1, 2, 3].map((seat) => playedBy(seat, seen.tricks, active));
  const story = { ...seen, active, chooser, turn, played };
  return wrongHand(story) ?? wrongWeise(story) ?? story;
}

function twice({ hand, tricks }: Observation): string | null {
  const cards = sortCards([...hand, ...tricks.flatMap((trick) => trick.cards)]);
  const again = cards.find((card, i) => card === cards[i + 1]);
  return again === undefined ? null : `${cardText(again)} is there twice`;
}

function tooEarly({ contract, declarer, tricks, announced }: Observation): string | null {
  if (contract !== null || declarer !== null) return 'there is a contract, but phase is declare';
  if (tricks.length > 0) return 'cards are played, but phase is declare';
  return announced.some((weise) => weise.length > 0) ? 'there are Weise, but phase is declare' : null;
}

function wrongPlay(
  { contract, declarer, tricks, pushed }: Observation,
  chooser: Seat,
  active: readonly Seat[],
): string | null {
  if (contract === null) return 'phase is play, but there is no contract';
  if (declarer !== null && declarer !== chooser)
    return `declarer is seat ${chooser} when dealer and pushed (${pushed}) are as told`;
  return wrongTricks(tricks, active, contract);
}

function wrongTricks(tricks: readonly Trick[], active: readonly Seat[], contract: Ranking): string | null {
  for (const [i, trick] of tricks.entries()) {
    const leader = turnOf(tricks.slice(0, i), active, contract);
    if (trick.leader !== leader) return `trick ${i} is led by seat ${leader}, not ${trick.leader}`;
    if (i < tricks.length - 1 && !isComplete(trick, active))
      return `trick ${i} has ${trick.cards.length} cards, but another one follows`;
  }
  return null;
}

/** Who plays the next card. */
function turnOf(tricks: readonly Trick[], active: readonly Seat[], contract: Ranking): Seat {
  const last = tricks[tricks.length - 1];
  if (!last) return active[0]!;
  if (!isComplete(last, active)) return seatOf(active, last, last.cards.length);
  return trickResults([last], active, () => contract, TRICKS)[0]!.winner;
}

function wrongHand({ seat, hand, played }: Story): string | null {
  const gone = played[seat]!.length;
  const held = TRICKS - gone;
  return hand.length === held
    ? null
    : `seat ${seat} has played ${gone} cards and holds ${held}, not ${hand.length}`;
}

function wrongWeise(story: Story): string | null {
  const faults = story.announced.flatMap((weise, seat) =>
    weise.map((weis) => wrongWeis(story, seat, weis) ?? wrongCards(story, weis)),
  );
  return faults.find((fault) => fault !== null) ?? null;
}

function wrongWeis({ seat, tricks, active, played }: Story, by: Seat, { cards }: Heard): string | null {
  if (played[by]!.length === 0) return `seat ${by} has announced, but not played yet`;
  const shown = isComplete(tricks[0], active);
  if (shown && cards === null) return `after trick 0 the cards of seat ${by}'s Weise are known`;
  if (cards === null) return by === seat ? `the cards of seat ${by}'s own Weise are known` : null;
  return shown || by === seat ? null : `seat ${seat} has not seen the cards of seat ${by}'s Weise yet`;
}

function wrongCards({ options }: Story, { points, length, cards }: Heard): string | null {
  if (cards === null) return null;
  const low = sortCards(cards);
  const [weis] = findWeise(low, options).filter((found) => found.cards.length === low.length);
  if (!weis) return `${cardTexts(low).join(' ')} is no Weis`;
  return weis.points === points && length === low.length
    ? null
    : `${cardTexts(low).join(' ')} is a Weis of ${weis.points} points and ${low.length} cards`;
}
