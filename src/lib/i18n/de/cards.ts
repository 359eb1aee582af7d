/** Cards, suits and what is played, in both packs. */
import type { Rank, Suit } from '../../engine/types';

/** Which pictures and names the cards have. Switching it never changes a score. */
export type Pack = 'german' | 'french';
/** What is played. */
export type ContractCode = Suit | 'obenabe' | 'undenufe';

interface PackWords {
  readonly label: string;
  readonly suits: readonly [string, string, string, string];
  /** Six to ace, in words and as the index on the card. */
  readonly ranks: readonly string[];
  /** "Vier Könige". */
  readonly plurals: readonly string[];
  readonly index: readonly string[];
}

const LOW = ['Sechs', 'Sieben', 'Acht', 'Neun'];
const LOWS = ['Sechser', 'Siebner', 'Achter', 'Neuner'];

export const packs: Readonly<Record<Pack, PackWords>> = {
  german: {
    label: 'Deutschschweizer',
    suits: ['Schellen', 'Rosen', 'Schilten', 'Eicheln'],
    ranks: [...LOW, 'Banner', 'Under', 'Ober', 'König', 'Ass'],
    plurals: [...LOWS, 'Banner', 'Under', 'Ober', 'Könige', 'Asse'],
    index: ['6', '7', '8', '9', '10', 'U', 'O', 'K', 'A'],
  },
  french: {
    label: 'Französisch',
    suits: ['Ecken', 'Herz', 'Schaufel', 'Kreuz'],
    ranks: [...LOW, 'Zehn', 'Bube', 'Dame', 'König', 'Ass'],
    plurals: [...LOWS, 'Zehner', 'Buben', 'Damen', 'Könige', 'Asse'],
    index: ['6', '7', '8', '9', '10', 'B', 'D', 'K', 'A'],
  },
};

export const cardWords = (pack: Pack, suit: Suit, rank: Rank): string =>
  `${packs[pack].suits[suit]} ${packs[pack].ranks[rank]}`;

export const contractWords = (pack: Pack, code: ContractCode): string =>
  code === 'obenabe' ? 'Obenabe' : code === 'undenufe' ? 'Undenufe' : packs[pack].suits[code];
