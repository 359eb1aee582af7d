/** Endings before a claim, told as a player would: his hand, and of each unseen card who may hold it. */
import type { Standing } from '../../src/lib/engine/claimKnowledge';
import type { Card } from '../../src/lib/engine/types';
import { card, cards, ranking } from './table';

const WHO = { n: 1, p: 2, l: 4 } as const;

/** `n` next, `p` partner, `l` last, from the claimant on. */
const maskOf = (who: string): number =>
  [...who].reduce((mask, letter) => mask | WHO[letter as keyof typeof WHO], 0);

/** @param unseen as in `'DA:p D7:nl H6'`: the ace only with the partner, the seven not with him, the six anywhere */
export function standing(game: string, hand: string, unseen: string): Standing {
  const own = cards(hand);
  const holders = new Uint8Array(36);
  for (const word of unseen.split(/\s+/)) {
    const [name, who = 'npl'] = word.split(':') as [string, string?];
    holders[card(name)] = maskOf(who);
  }
  const sizes = [own.length, own.length, own.length];
  return { ranking: ranking(game), hand: own, holders, sizes, allies: WHO.p };
}

/** The cards that are not seen, in card order. */
export const unseenIn = ({ holders }: Standing): Card[] =>
  [...holders.keys()].filter((one) => holders[one] !== 0);
