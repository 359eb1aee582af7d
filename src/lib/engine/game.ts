/**
 * The verbs the rest of the app calls. A game is the fold of its log: `newGame`, then `act` for every event;
 * a view is what one seat may see of it.
 */
import { shuffle, type ByteSource } from './shuffle';
import type { Actor, Refusal, Result, Seat } from './types';
import { isBuilt, rulesOf } from './variants/index';
import type { Action, Event, Game, Options, Outcome, Variant, View } from './variants/types';

/** What a log starts with. */
export interface Setup<V extends Variant = Variant> {
  readonly variant: V;
  readonly options: Options<V>;
  /** True for a game from elsewhere, whose dealers are taken as they come. */
  readonly foreign?: boolean;
}

/** Options from foreign data, defaults filled in; null if this engine does not play the variant or them. */
export const readOptions = (variant: unknown, raw: unknown): Options | null =>
  isBuilt(variant) ? rulesOf(variant).parseOptions(raw) : null;

/** A game before its first deal. */
export function newGame<V extends Variant>(setup: Setup<V>): Game<V> {
  return rulesOf(setup.variant).create(setup.options, setup.foreign ?? false);
}

/**
 * Applies one action.
 * @returns the next state, or why it was refused: `over`, `notYourTurn`, `dealer` (the wrong seat deals), `illegal`
 */
export function act<V extends Variant>(
  game: Game<V>,
  by: Actor,
  action: Action<V>,
): Result<Game<V>, Refusal> {
  const rules = rulesOf(game.variant);
  const phase = rules.phases[game.phase];
  if (!phase) return { ok: false, error: 'over' };
  if (!mayAct(game, by)) return { ok: false, error: 'notYourTurn' };
  if (by === 'chance' && !rules.rightDealer(game, action)) return { ok: false, error: 'dealer' };
  const next = phase.apply(game, by, action);
  return next ? { ok: true, value: next } : { ok: false, error: 'illegal' };
}

/** Whose turn it is, or who has something to say out of turn. */
function mayAct<V extends Variant>(game: Game<V>, by: Actor): boolean {
  return by === game.turn || (by !== 'chance' && legalActions(game, by).length > 0);
}

/** All that `seat` may do now; card plays without Weis combinations. Empty when it must wait. */
export function legalActions<V extends Variant>(game: Game<V>, seat: Seat): readonly Action<V>[] {
  return rulesOf(game.variant).phases[game.phase]?.legal(game, seat) ?? [];
}

/** What `seat` may see. */
export const view = <V extends Variant>(game: Game<V>, seat: Seat): View<V> =>
  rulesOf(game.variant).see(game, seat, legalActions(game, seat));

/** The chance action of the next deal, from a stream of random bytes. */
export function drawDeal<V extends Variant>(game: Game<V>, nextByte: ByteSource): Action<V> {
  const rules = rulesOf(game.variant);
  return rules.dealCards(game, shuffle(rules.pack, nextByte));
}

export const outcome = <V extends Variant>(game: Game<V>): Outcome => rulesOf(game.variant).outcome(game);

/** Who deals next and who is then forehand; null once the game is over. */
export const nextDeal = <V extends Variant>(game: Game<V>): { dealer: Seat; forehand: Seat } | null =>
  rulesOf(game.variant).next(game);

/**
 * Folds a log into the game it tells.
 * @returns the state after the last event, or the index of the first one that is refused, and why
 */
export function replay<V extends Variant>(
  setup: Setup<V>,
  events: readonly Pick<Event<V>, 'by' | 'action'>[],
): Result<Game<V>, { readonly event: number; readonly refusal: Refusal }> {
  let game = newGame(setup);
  for (const [event, { by, action }] of events.entries()) {
    const next = act(game, by, action);
    if (!next.ok) return { ok: false, error: { event, refusal: next.error } };
    game = next.value;
  }
  return { ok: true, value: game };
}
