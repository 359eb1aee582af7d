/** The Banner, the ten of the German-Swiss pack: one pole, a swallow-tailed flag in each half. */
import { BLUE, ENAMEL, RED, YELLOW, at, dot, line, p } from './draw.mjs';
import { twice } from './frame.mjs';
import { sign } from './signs.mjs';

const FLAG =
  p(ENAMEL, 'M182 42Q152 60 122 44Q90 30 68 58Q66 100 62 126L16 136 42 168 16 206Q56 182 88 188L106 188Z') +
  p(
    RED,
    'M182 42Q152 60 122 44Q90 30 68 58Q66 100 62 126L16 136 25 148L73 138Q78 98 80 64Q96 46 120 57Q150 70 174 57Z',
  ) +
  p(BLUE, 'M16 206Q56 182 88 188L106 188 114 173Q100 175 90 174Q58 170 25 192Z');
const POLE = 'M30 330L198 26';

export const banner = (suit) =>
  line(POLE, 16) +
  line(POLE, 9, ENAMEL) +
  `<path fill="none" stroke="${RED}" stroke-width="9" stroke-linecap="butt" stroke-dasharray="14 14" d="${POLE}"/>` +
  twice('gb' + suit, FLAG + at(107, 112, sign('german', suit), 1.36, -4) + dot(YELLOW, 199, 24, 9));
