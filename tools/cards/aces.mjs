/** The Aces: two large signs around an ornament (German-Swiss), one in a porthole (French). */
import {
  BLUE,
  BRASS,
  BROWN,
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
  flat(ENAMEL, 'M-2-45Q-4-56-18-57Q-30-66-44-58Q-60-66-76-55Q-58-47-44-51Q-30-44-18-47Q-10-42-2-45Z') +
  p(ENAMEL, 'M-70 0L-84-17H82L74 0Z', 'stroke-width="3.5"') +
  p(BROWN, 'M-52-17V-28H50V-17Z', 'stroke-width="3.5"') +
  p(RED, 'M0-28L-4-47H16L18-28Z', 'stroke-width="3.5"') +
  p(YELLOW, 'M-34 0Q-34-30-8-30Q18-30 18 0Z', 'stroke-width="3.5"') +
  line('M-8 0V-18M-22-1L-17-15M6-1L1-15', 3) +
  line('M60-17V-46', 3.5);
const cartouche = {
  D: 'M16 178A98 66 0 0 1 212 178A98 66 0 0 1 16 178Z',
  S: 'M32 113H196Q195 128 210 130V226Q195 228 196 243H32Q33 228 18 226V130Q33 128 32 113Z',
};
const lake = (suit) =>
  `<clipPath id="gp${suit}"><path d="${cartouche[suit]}"/></clipPath><g clip-path="url(#gp${suit})">` +
  flat(BLUE, 'M0 155H228V201H0Z') +
  twice(
    'gl' + suit,
    flat(SKY, 'M0 100H228V162H0Z') +
      flat(SLATE, 'M0 162V136L24 146 44 134 76 156 168 158 196 140 228 128V162Z') +
      at(128, 163, ship, 0.88) +
      line('M10 163H218', 3),
  ) +
  line('M38 172h26M84 174h30M130 171h24M164 184h26M114 182h30M74 185h24', 3.5, ENAMEL) +
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
  dot(ENAMEL, CX, CY, 92, 'stroke-width="5"') +
  `<circle fill="none" cx="${CX}" cy="${CY}" r="83" stroke="${BRASS}" stroke-width="11"/>` +
  dot('none', CX, CY, 74, 'stroke-width="3"') +
  range(12)
    .map((k) => dot(INK, ...polar(83, k * 30 + 15, CX, CY).split(' '), 2.5, 'stroke="none"'))
    .join('') +
  at(CX, CY, sign('french', suit, colours), 2) +
  twice('fa' + suit, at(184, 48, sign('french', suit, colours), 0.9));

export const ace = (pack, suit, colours) => (pack === 'german' ? german(suit) : french(suit, colours));
