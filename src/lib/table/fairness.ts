/** Proof that a game's cards come from its seed and its cut, and from nothing else (docs/FAIR-DEALS.md). */
import { act, drawDeal, newGame } from '../engine/game';
import type { Card } from '../engine/types';
import type { Event } from '../engine/variants/types';
import { commitmentTo, dealBytes, keyOf } from './chance';
import { tell } from './log';
import type { Cut, GameLog } from './ports';

export interface CheckedDeal {
  /** Per seat, as dealt again from the seed. */
  readonly hands: readonly (readonly Card[])[];
  /** The same cards lie in the game's log. */
  readonly same: boolean;
}

export interface Fairness {
  readonly commitment: string;
  readonly cut: Cut | null;
  /** Null while the game is open: who knows it knows all cards. */
  readonly opened: {
    readonly seed: string;
    /** What the cards really came from. */
    readonly key: string;
    readonly deals: readonly CheckedDeal[];
  } | null;
}

/**
 * Deals every deal of a finished game again.
 * @throws if the log is damaged
 */
export function fairnessOf(log: GameLog): Fairness {
  const { events, givenUp } = tell(log.lines);
  const { over, deals } = dealAgain(log, events);
  const key = keyOf(log);
  return {
    commitment: commitmentTo(log.seed),
    cut: log.cut ?? null,
    opened: over || givenUp ? { seed: log.seed, key, deals } : null,
  };
}

function dealAgain(log: GameLog, events: readonly Event[]): { over: boolean; deals: CheckedDeal[] } {
  const key = keyOf(log);
  const deals: CheckedDeal[] = [];
  let game = newGame(log.setup);
  for (const { by, action } of events) {
    if (action.type === 'deal') {
      const drawn = drawDeal(game, dealBytes(key, game.deals.length));
      const hands = drawn.type === 'deal' ? drawn.hands : [];
      deals.push({ hands, same: JSON.stringify(hands) === JSON.stringify(action.hands) });
    }
    const next = act(game, by, action);
    if (!next.ok) throw new Error(`the log breaks the rules: ${next.error}`);
    game = next.value;
  }
  return { over: game.phase === 'over', deals };
}
