/** The Banner, the ten of the German-Swiss pack: one pole, a swallow-tailed flag in each half. */
import { BLUE, ENAMEL, RED, YELLOW, at, dot, line, p } from './draw.mjs';
import { twice } from './frame.mjs';
import { sign } from './signs.mjs';

const FLAG =
  p(
    ENAMEL,
    'M182 42Q150 58 118 42Q84 30 62 58Q60 84 56 100L16 108 42 144 16 188Q60 168 88 177Q104 180 113 175Z',
  ) +
  p(
    RED,
    'M182 42Q150 58 118 42Q84 30 62 58Q60 84 56 100L16 108 25 120L67 111Q70 88 74 64Q90 46 116 54Q148 68 174 57Z',
  ) +
  p(BLUE, 'M16 188Q60 168 88 177Q104 180 113 175L121 160Q106 166 92 163Q60 155 26 174Z');
const POLE = 'M30 330L198 26';

export const banner = (suit) =>
  line(POLE, 16) +
  line(POLE, 9, ENAMEL) +
  `<path fill="none" stroke="${RED}" stroke-width="9" stroke-linecap="butt" stroke-dasharray="14 14" d="${POLE}"/>` +
  twice('gb' + suit, FLAG + at(100, 108, sign('german', suit), 1.4, -6) + dot(YELLOW, 199, 24, 9));
