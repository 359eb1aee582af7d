/** Why a record's claim was refused: the card that might take a trick, as far as the claimant knew (docs/RULES.md §2a). */
import { view } from '../engine/game';
import { cardText } from '../engine/notation';
import { readRecord } from '../engine/record';
import type { Game } from '../engine/variants/types';
import { claimIn } from '../engine/variants/schieber/claiming';

/** As much of a record as has been read before its fault was found. */
interface Told {
  readonly deals: readonly {
    readonly actions: readonly { readonly seat: number; readonly claim?: true }[];
  }[];
}

/** In words; null if what is refused is no claim, or not because of the cards. */
export function whyUnproved(record: unknown, deal: number, action: number): string | null {
  const { deals } = record as Told;
  const last = deals[deal]!;
  if (!last.actions[action]!.claim) return null;
  const before = [...deals.slice(0, deal), { ...last, actions: last.actions.slice(0, action) }];
  const read = readRecord({ ...(record as object), deals: before });
  return read.ok ? byWhat(read.value.game, last.actions[action]!.seat) : null;
}

function byWhat(game: Game, seat: number): string | null {
  const claim = game.variant === 'schieber' ? claimIn(view<'schieber'>(game, seat)) : null;
  return claim?.holds === false ? `the claim is not proved: ${cardText(claim.by)} might take a trick` : null;
}
