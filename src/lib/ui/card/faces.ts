/** Pictures and words of a card in either pack. Numbers, never names, decide which picture it is. */
import { asset } from '$app/paths';
import { rankOf, suitOf } from '../../engine/cards';
import type { Card, Ranking, Suit } from '../../engine/types';
import { t, type ContractCode, type Pack } from '../../i18n/index.svelte';

const SUIT_LETTERS = 'DHSC';
const RANK_LETTERS = ['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

export const cardName = (card: Card, pack: Pack): string => t.card(pack, suitOf(card), rankOf(card));
export const suitName = (suit: Suit, pack: Pack): string => t.packs[pack].suits[suit];
export const rankName = (card: Card, pack: Pack): string => t.packs[pack].ranks[rankOf(card)] ?? '';
/** "Könige", for four of a kind. */
export const rankPlural = (card: Card, pack: Pack): string => t.packs[pack].plurals[rankOf(card)] ?? '';
export const rankIndex = (card: Card, pack: Pack): string => t.packs[pack].index[rankOf(card)] ?? '';

export const cardArt = (card: Card, pack: Pack): string =>
  asset(`/cards/${pack}/${SUIT_LETTERS[suitOf(card)]}${RANK_LETTERS[rankOf(card)]}.svg`);
export const suitArt = (suit: Suit, pack: Pack): string =>
  asset(`/cards/signs/${pack}-${SUIT_LETTERS[suit]}.svg`);

/** The index of the red French suits is red as well; the German-Swiss signs bring their own colours. */
export const isRed = (card: Card, pack: Pack): boolean => pack === 'french' && suitOf(card) < 2;

export const contractCode = (contract: Ranking): ContractCode =>
  contract.kind === 'trump' ? contract.suit : contract.kind;
export const contractName = (contract: Ranking, pack: Pack): string =>
  t.contract(pack, contractCode(contract));
