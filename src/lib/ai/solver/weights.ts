// What speaks for a card: the places in a vector of weights, which count in eighths of a point.
/** Lead: the side takes the trick. */
export const LEAD_WINS = 0;
/** Each point of a card led that is taken home. */
export const LEAD_WINS_POINT = 1;
/** Lead: the enemies take the trick. */
export const LEAD_LOSES = 2;
/** Each point of a card led to them. */
export const LEAD_LOSES_POINT = 3;
/** The card led wins by itself. */
export const LEAD_ALONE = 4;
/** Each card of the suit held. */
export const LEAD_LENGTH = 5;
/** Each card of it that others hold. */
export const LEAD_OTHERS = 6;
/** Leading trump to enemies who have some. */
export const LEAD_TRUMP = 7;
/** Leading trump to enemies who have none. */
export const LEAD_TRUMP_ALONE = 8;
/** Partner has none of the suit. */
export const LEAD_PARTNER_VOID = 9;
/** The enemy on the right. */
export const LEAD_RIGHT_VOID = 10;
/** The enemy on the left. */
export const LEAD_LEFT_VOID = 11;
/** The side takes the trick. */
export const WINS = 12;
/** Each point added to it. */
export const WINS_POINT = 13;
/** Each point that lies there. */
export const POT_POINT = 14;
/** The enemies take it. */
export const LOSES = 15;
/** Each point added to that. */
export const LOSES_POINT = 16;
/** Taking a trick that partner could take. */
export const INSTEAD_OF_PARTNER = 17;
/** Each card of the suit held, when not following. */
export const DISCARD_LENGTH = 18;
/** Any trump. */
export const TRUMP_KEPT = 19;
/** Each step of it. */
export const TRUMP_STEP_KEPT = 20;
/** The best card left of a side suit. */
export const BOSS_KEPT = 21;
/** Each trump that is drawn. */
export const LEAD_TRUMP_EACH = 22;
/** Each step of a side card. */
export const STEP_KEPT = 23;
/** The card wins by itself. */
export const WINS_ALONE = 24;

export const TRUMP = Int32Array.from([
  24, 9, 66, 8, 3, -11, 9, 64, -75, -12, -12, 5, 43, 12, 23, 87, 4, -29, 2, 40, 23, 54, 54, 2, 7,
]);
export const PLAIN = Int32Array.from([
  28, 3, 88, 11, 3, -3, 3, 35, -69, 0, -2, -21, 62, 3, 8, 62, 28, -13, -9, 74, 10, 16, -5, 0, 0,
]);

/** For who wants no tricks. */
export const SHY_TRUMP = TRUMP.map((weight) => -weight);
export const SHY_PLAIN = Int32Array.from([
  -8, -3, -25, -11, -3, -42, 4, -35, 69, -9, -11, -31, -62, -3, -8, -62, -4, 13, -1, -74, -10, -27, 5, 0, -6,
]);
