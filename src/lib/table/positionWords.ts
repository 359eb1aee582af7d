/** The words of the text form of a position. They belong to the format, like the letters of the cards, and never change. */
import type { Level } from './ports';

/** By chair: oneself, then counter-clockwise. */
export const PLACE_WORDS = ['du', 'rechts', 'Partner', 'links'] as const;
export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  weak: 'schwach',
  medium: 'mittel',
  strong: 'stark',
};
export const STOECK_EARLY = 'Stöck vorzeitig';
export const FOUR_LOW = 'vier Tiefe zählen';
/** A game from elsewhere, whose first forehand need not hold H7. */
export const FOREIGN = 'von auswärts';
/** For whoever reads it without the app. */
export const CARDS = 'Karten D Schellen/Ecken, H Rosen/Herz, S Schilten/Schaufel, C Eicheln/Kreuz';
