/** What belongs to a term apart from its words: where it leads, and what can be seen of it. */
import { ACE, cardOf, JACK, KING, NINE, QUEEN, RANKS, SEVEN, SUITS, TEN } from '../../engine/cards';
import type { Card, Rank, Suit } from '../../engine/types';
import type { TermId } from '../../i18n/de/dictionary';

export type { TermId };

export type Picture =
  | { readonly kind: 'cards'; readonly cards: readonly Card[] }
  /** The cards of a suit, the strongest first. */
  | { readonly kind: 'order'; readonly cards: readonly Card[] }
  /** The four suits in both packs. */
  | { readonly kind: 'suits' };

interface Entry {
  readonly related: readonly TermId[];
  readonly picture?: Picture;
}

const ROSES: Suit = 1;
const roses = (ranks: readonly number[]): readonly Card[] => ranks.map((rank) => cardOf(ROSES, rank as Rank));
const show = (...ranks: readonly number[]): Picture => ({ kind: 'cards', cards: roses(ranks) });
const order = (ranks: readonly number[]): Picture => ({ kind: 'order', cards: roses(ranks) });
const four = (rank: number): Picture => ({
  kind: 'cards',
  cards: SUITS.map((suit) => cardOf(suit, rank as Rank)),
});
const downwards = [...RANKS].reverse();
const TRUMP_FIRST: readonly number[] = [JACK, NINE];

export const entries: Readonly<Record<TermId, Entry>> = {
  blatt: { related: ['farbe', 'reihe', 'augen'] },
  farbe: { related: ['blatt', 'trumpf', 'angeben'], picture: { kind: 'suits' } },
  reihe: { related: ['trumpf', 'obenabe', 'undenufe', 'dreiblatt'] },
  augen: { related: ['ass', 'banner', 'letzterStich', 'match'] },
  ass: { related: ['reihe', 'augen', 'undenufe'], picture: four(ACE) },
  koenig: { related: ['stoeck', 'reihe', 'augen'], picture: four(KING) },
  ober: { related: ['stoeck', 'reihe', 'augen'], picture: four(QUEEN) },
  under: { related: ['buur', 'reihe', 'augen'], picture: four(JACK) },
  banner: { related: ['schmieren', 'reihe', 'augen'], picture: four(TEN) },
  buur: { related: ['nell', 'trumpf', 'under', 'angeben'], picture: show(JACK) },
  nell: { related: ['buur', 'trumpf'], picture: show(NINE) },
  bock: { related: ['stechen', 'ausspielen', 'rest'] },
  vorhand: { related: ['geber', 'schieben', 'ausspielen', 'zeichen'], picture: show(SEVEN) },
  trumpf: {
    related: ['buur', 'nell', 'stechen', 'untertrumpfen', 'schieben'],
    picture: order([...TRUMP_FIRST, ...downwards.filter((rank) => !TRUMP_FIRST.includes(rank))]),
  },
  obenabe: { related: ['undenufe', 'augen', 'angeben'], picture: order(downwards) },
  undenufe: { related: ['obenabe', 'augen', 'angeben'], picture: order(RANKS) },
  schieben: { related: ['vorhand', 'partner', 'trumpf', 'schieber'] },
  faktor: { related: ['trumpf', 'abrechnung', 'ziel'] },
  schieber: { related: ['schieben', 'weis', 'stoeck', 'ziel'] },
  spiel: { related: ['stich', 'abrechnung', 'ziel', 'zurueck'] },
  partner: { related: ['schieben', 'schmieren', 'verwerfen'] },
  geber: { related: ['vorhand', 'abheben'] },
  abheben: { related: ['geber'] },
  zeichen: { related: ['vorhand', 'geber', 'partner', 'weis', 'stoeck'] },
  zurueck: { related: ['spiel'] },
  ausspielen: { related: ['angeben', 'stich', 'vorhand'] },
  stich: { related: ['ausspielen', 'stechen', 'letzterStich'] },
  letzterStich: { related: ['stich', 'augen', 'match'] },
  angeben: { related: ['stechen', 'untertrumpfen', 'buur', 'verwerfen'] },
  stechen: { related: ['trumpf', 'untertrumpfen', 'angeben'] },
  untertrumpfen: { related: ['stechen', 'angeben', 'trumpf'] },
  schmieren: { related: ['partner', 'augen', 'verwerfen'] },
  verwerfen: { related: ['angeben', 'partner', 'schmieren'] },
  rest: { related: ['bock', 'letzterStich', 'match'] },
  weis: { related: ['dreiblatt', 'vierGleiche', 'besterWeis', 'stoeckWeisStich'] },
  besterWeis: { related: ['weis', 'dreiblatt', 'vierGleiche'] },
  dreiblatt: { related: ['reihe', 'weis', 'besterWeis'], picture: show(NINE, TEN, JACK) },
  vierGleiche: { related: ['weis', 'besterWeis'], picture: four(JACK) },
  stoeck: { related: ['koenig', 'ober', 'trumpf', 'stoeckWeisStich'], picture: show(KING, QUEEN) },
  stoeckWeisStich: { related: ['bedanken', 'stoeck', 'weis', 'stich'] },
  match: { related: ['stich', 'augen', 'faktor'] },
  ziel: { related: ['bedanken', 'schneider', 'faktor'] },
  bedanken: { related: ['stoeckWeisStich', 'ziel', 'schneider'] },
  schneider: { related: ['ziel', 'bedanken'] },
  jasstafel: { related: ['abrechnung', 'bilanz', 'ziel'] },
  abrechnung: { related: ['faktor', 'bilanz', 'jasstafel'] },
  bilanz: { related: ['abrechnung', 'jasstafel', 'spiel'] },
};

export const TERM_IDS = Object.keys(entries) as readonly TermId[];

const isTerm = (id: string): id is TermId => Object.hasOwn(entries, id);
/** The term that an address names, without the `#`. */
export const termNamed = (id: string): TermId | null => (isTerm(id) ? id : null);
