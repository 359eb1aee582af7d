/**
 * What a suit in the chooser's hand is worth, in points of the deal (own side's minus the other's, match included): for
 * the card of each strength 0..8, then for holding 0..9 cards of the suit. Least squares over 180,000 to 230,000
 * random deals a table, played out with all hands known; the longest suits, too rare to fit, continue the row.
 */
export type SuitTable = readonly number[];

export const TRUMP: SuitTable = [5, 5, 7, 13, 11, 17, 23, 27, 36, -4, -8, -8, -3, 3, 8, 13, 16, 16, 16];
export const SIDE: SuitTable = [-11, -10, -10, -11, -9, -10, -9, -6, 2, 17, 9, 7, 6, 3, 1, -4, -4, -4, -4];
export const OBENABE: SuitTable = [
  -5, -5, -8, -5, -5, -3, -1, 11, 39, 20, 3, -5, -11, -13, -8, 1, 14, 20, 20,
];
export const UNDENUFE: SuitTable = [-5, -8, -7, -7, -3, -2, 6, 7, 41, 18, 2, -5, -9, -10, -7, 5, 20, 25, 25];
