/** What a seat may see, written down as an Observation: only what it would see at the table goes in. */
import type { View } from '../../src/lib/engine/variants/types';
import { cardTexts } from '../../src/lib/engine/notation';
import { writeRanking } from '../../src/lib/engine/moves';

export type Line = Readonly<Record<string, unknown>>;

export const observe = (view: View<'schieber'>, more: object = { level: 'weak', seed: 'seed' }): Line => ({
  op: 'choose',
  variant: view.variant,
  options: view.options,
  phase: view.phase,
  seat: view.seat,
  hand: cardTexts(view.hand),
  dealer: view.dealer,
  declarer: view.chooser,
  pushed: view.pushed,
  contract: view.contract && writeRanking(view.contract),
  tricks: view.tricks.map(({ leader, cards }) => ({ leader, cards: cardTexts(cards) })),
  announced: view.announced.map((weise) =>
    weise.map(({ points, length, cards }) => ({
      points,
      length,
      ...(cards ? { cards: cardTexts(cards) } : {}),
    })),
  ),
  board: view.board,
  ...more,
});
