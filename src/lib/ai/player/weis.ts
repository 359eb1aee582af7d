import type { Card, Seat, Weis } from '../../engine/types';
import type { View } from '../../engine/variants/types';
import { compareWeise, neighbours } from '../../engine/weis';
import { type Knowledge, knowledgeOf, type SecretWeis, weiseLike } from '../knowledge';

/** While the partner has still to announce: a Weis of the others that he will hardly beat. */
export const HARDLY_BEATEN = 100;

/** A Weis and whose it is. */
interface Owned {
  readonly seat: Seat;
  readonly weis: Weis;
}

/**
 * What the first card announces (docs/RULES.md §3): everything, unless the others already have the better Weis. Then
 * the own ones would not count, only show cards.
 */
export function weiseToAnnounce(view: View<'schieber'>): { readonly weis?: readonly Card[][] } {
  return view.weise.length > 0 && isBeaten(view) ? { weis: [] } : {};
}

function isBeaten(view: View<'schieber'>): boolean {
  const known = knowledgeOf(view);
  const partner = (view.seat + 2) & 3;
  const isToCome = known.played[partner]!.length === 0;
  const ours = [
    ...view.weise.map((weis) => ({ seat: view.seat, weis })),
    ...known.secrets
      .filter(({ seat }) => seat === partner)
      .flatMap((secret) => possible(view, known, secret)),
  ];
  return known.secrets.some((secret) => {
    if (((secret.seat ^ view.seat) & 1) === 0 || (isToCome && secret.points < HARDLY_BEATEN)) return false;
    const theirs = possible(view, known, secret);
    return !ours.some((own) => theirs.some((other) => beats(view, own, other)));
  });
}

/** The cards that an announced Weis may be made of. */
function possible(view: View<'schieber'>, known: Knowledge, { seat, points, length }: SecretWeis): Owned[] {
  const fallen = known.played[seat]!;
  const mayHold = (card: Card): boolean =>
    ((known.holders[card]! >> seat) & 1) === 1 || fallen.includes(card);
  return weiseLike(points, length, view.options.fourLowCards)
    .filter((cards) => cards.every(mayHold) && !neighbours(cards).some((card) => fallen.includes(card)))
    .map((cards) => ({ seat, weis: { points, cards } }));
}

function beats(view: View<'schieber'>, own: Owned, other: Owned): boolean {
  const announced = view.active.map((_, seat) =>
    [own, other].filter((one) => one.seat === seat).map(({ weis }) => weis),
  );
  const result = compareWeise(announced, view.sides, view.active[0]!, view.contract!);
  return result!.side === (view.seat & 1);
}
