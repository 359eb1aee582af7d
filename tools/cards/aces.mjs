/** The Aces: two large signs around an ornament (German-Swiss), one in a porthole (French). */
import {
  BLUE,
  BRASS,
  CX,
  CY,
  ENAMEL,
  GREEN,
  INK,
  RED,
  SKY,
  YELLOW,
  at,
  dot,
  flat,
  line,
  p,
  polar,
  range,
} from './draw.mjs';
import { twice } from './frame.mjs';
import { sign } from './signs.mjs';

// The maker's cartouche of Schellen and Schilten carries the house picture: the steamer on the lake, drawn as a
// silhouette. One sails above the water line and one below it, so that the card reads the same either way up.
const ship =
  p(RED, 'M28-20V-43H44V-20Z', 'stroke-width="3"') +
  flat(INK, 'M28-43H44V-35H28Z') +
  p(ENAMEL, 'M-52-12V-22H56V-12Z', 'stroke-width="3"') +
  p(ENAMEL, 'M-68 0L-86-13H86L72 0Z', 'stroke-width="3"') +
  p(YELLOW, 'M-25 0Q-25-28 0-28Q25-28 25 0Z', 'stroke-width="3"') +
  line('M0 0V-16M-14 0L-9-13M14 0L9-13', 3);
const cartouche = {
  D: 'M16 178A98 51 0 0 1 212 178A98 51 0 0 1 16 178Z',
  S: 'M30 129H198Q198 142 212 143V213Q198 214 198 227H30Q30 214 16 213V143Q30 142 30 129Z',
};
const lake = (suit) =>
  `<clipPath id="gp${suit}"><path d="${cartouche[suit]}"/></clipPath><g clip-path="url(#gp${suit})">` +
  flat(SKY, 'M0 120H228V236H0Z') +
  flat(BLUE, 'M0 170H228V186H0Z') +
  twice('gl' + suit, at(CX, 171, ship, 0.92)) +
  line('M10 178H218', 3, SKY) +
  '</g>' +
  p('none', cartouche[suit], 'stroke-width="5"');

const ribbon = (suit, band, end) =>
  twice(
    'gm' + suit,
    p(end, 'M174 164L218 148 206 168 216 188 174 198Z') +
      p(INK, 'M192 176L174 182V197Z', 'stroke-width="2"') +
      p(band, 'M114 163Q152 172 192 144V176Q152 202 114 193Z'),
  ) +
  dot(YELLOW, CX, CY, 19) +
  dot(ENAMEL, CX, CY, 12, 'stroke-width="3"') +
  dot(RED, CX, CY, 6, 'stroke-width="3"');

const ORNAMENTS = {
  D: lake('D'),
  S: lake('S'),
  H: ribbon('H', GREEN, YELLOW),
  C: ribbon('C', RED, BLUE),
};
// Where the upper sign stands, and how large.
const SIGN_AT = { D: [128, 74, 1.64], S: [128, 68, 1.66], H: [128, 80, 1.95], C: [120, 82, 1.85] };

function german(suit) {
  const [x, y, scale] = SIGN_AT[suit];
  return ORNAMENTS[suit] + twice('ga' + suit, at(x, y, sign('german', suit), scale));
}

const french = (suit, colours) =>
  dot(ENAMEL, CX, CY, 86, 'stroke-width="5"') +
  `<circle fill="none" cx="${CX}" cy="${CY}" r="77" stroke="${BRASS}" stroke-width="11"/>` +
  dot('none', CX, CY, 68, 'stroke-width="3"') +
  range(12)
    .map((k) => dot(INK, ...polar(77, k * 30 + 15, CX, CY).split(' '), 2.5, 'stroke="none"'))
    .join('') +
  at(CX, CY, sign('french', suit, colours), 1.85) +
  twice('fa' + suit, at(184, 48, sign('french', suit, colours), 0.9));

export const ace = (pack, suit, colours) => (pack === 'german' ? german(suit) : french(suit, colours));
