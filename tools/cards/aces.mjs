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
  SLATE,
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

// The maker's cartouche of Schellen and Schilten carries the house picture: the steamer on the lake. One sails
// above the water line and one below it, so that the card reads the same either way up.
const ship =
  p(ENAMEL, 'M4-42Q-4-53-16-49Q-26-58-38-51Q-54-54-60-46Q-44-36-30-43Q-12-35 4-42Z', 'stroke-width="3"') +
  p(ENAMEL, 'M-72 0L-88-18H86L76 0Z', 'stroke-width="3.5"') +
  p(RED, 'M12-18L6-46H28L32-18Z', 'stroke-width="3.5"') +
  p(SLATE, 'M8-37L6-47H28L30-37Z', 'stroke-width="3.5"') +
  p(YELLOW, 'M-36 0Q-36-31-10-31Q16-31 16 0Z', 'stroke-width="3.5"') +
  line('M-10 0V-19M-24-1L-18-16M4-1L-2-16', 3);
const cartouche = {
  D: 'M16 178A98 66 0 0 1 212 178A98 66 0 0 1 16 178Z',
  S: 'M54 113H196Q195 128 210 130V228Q176 228 174 243H32Q33 228 18 226V128Q52 128 54 113Z',
};
const wave = (x, y) => `M${x} ${y}q7-7 14 0t14 0`;
const WAVES =
  [30, 96, 162].map((x) => wave(x, 174)).join('') + [38, 104, 170].map((x) => wave(x - 10, 186)).join('');
const lake = (suit) =>
  `<clipPath id="gp${suit}"><path d="${cartouche[suit]}"/></clipPath><g clip-path="url(#gp${suit})">` +
  flat(BLUE, 'M0 155H228V201H0Z') +
  twice(
    'gl' + suit,
    flat(SKY, 'M0 100H228V162H0Z') +
      flat(SLATE, 'M0 162V136L24 146 44 134 76 156 168 158 196 140 228 128V162Z') +
      at(126, 164, ship, 0.86) +
      line('M10 163H218', 3),
  ) +
  line(WAVES, 4, SKY) +
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
const SIGN_AT = { D: [136, 66, 1.4], S: [136, 59, 1.4], H: [128, 80, 1.95], C: [120, 82, 1.85] };

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
