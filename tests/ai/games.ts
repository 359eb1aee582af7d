import { act, drawDeal, newGame, view } from '../../src/lib/engine/game';
import type { Actor, Seat } from '../../src/lib/engine/types';
import { DEFAULT_OPTIONS } from '../../src/lib/engine/variants/schieber/options';
import type { SchieberOptions } from '../../src/lib/engine/variants/schieber/types';
import type { Action, Game, View } from '../../src/lib/engine/variants/types';
import type { Random } from '../../src/lib/ai/random';

export type Schieber = Game<'schieber'>;
export type SchieberView = View<'schieber'>;
export interface Step {
  readonly by: Actor;
  readonly action: Action<'schieber'>;
}

export function next(game: Schieber, { by, action }: Step): Schieber {
  const result = act<'schieber'>(game, by, action);
  if (!result.ok) throw new Error(`${result.error}: ${by} ${JSON.stringify(action)}`);
  return result.value;
}

export const viewOf = (game: Schieber, seat: Seat = game.turn as Seat): SchieberView =>
  view<'schieber'>(game, seat);

/** A game whose deals end by themselves, not by a target. */
export function start(options: Partial<SchieberOptions> = {}, foreign = false): Schieber {
  return newGame({
    variant: 'schieber',
    options: { ...DEFAULT_OPTIONS, target: null, deals: 1, ...options },
    foreign,
  });
}

export const deal = (game: Schieber, random: Random): Step => ({
  by: 'chance',
  action: drawDeal(game, () => random.next() & 255),
});

/** Any legal action of the seat to act; about half of the Weise are concealed. Nobody claims. */
export function anyAction(game: Schieber, random: Random): Step {
  const by = game.turn as Seat;
  const seen = viewOf(game, by);
  const choices = seen.legal.filter(({ type }) => type !== 'claim');
  const action = choices[random.below(choices.length)]!;
  if (action.type !== 'play' || seen.weise.length === 0) return { by, action };
  const weis = seen.weise.filter(() => random.below(2) === 0).map(({ cards }) => cards);
  return { by, action: { ...action, weis } };
}

/** Plays on at random until `until` says enough, or the deal is over. */
export function playOn(
  game: Schieber,
  random: Random,
  until: (game: Schieber) => boolean = () => false,
): Schieber {
  let now = game;
  while ((now.phase === 'declare' || now.phase === 'play') && !until(now))
    now = next(now, anyAction(now, random));
  return now;
}
