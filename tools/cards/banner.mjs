/** The Banner, the ten of the German-Swiss pack: one pole, a white swallow-tailed flag in each half. */
import { BROWN, ENAMEL, RED, YELLOW, at, dot, line, p } from './draw.mjs';
import { twice } from './frame.mjs';
import { sign } from './signs.mjs';

// A red hem above, and nothing but white where the sign stands.
const FLAG =
  p(ENAMEL, 'M184 44Q150 30 122 32Q90 34 60 30Q54 80 55 126L14 138 40 170 14 202Q58 196 106 188Z') +
  p(RED, 'M184 44Q150 30 122 32Q90 34 60 30L59 44Q92 46 122 44Q150 42 178 55Z', 'stroke-width="3"');
// A leaf that hangs over to the right needs room before the pole.
const SIGN_X = { D: 97, H: 97, S: 96, C: 92 };
const POLE = 'M29 332L199 24';

export const banner = (suit) =>
  line(POLE, 15) +
  line(POLE, 8, BROWN) +
  twice('gb' + suit, FLAG + dot(YELLOW, 200, 22, 9)) +
  twice('gs' + suit, at(SIGN_X[suit], 112, sign('german', suit), 1.38));
