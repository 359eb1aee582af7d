/** The card types: pips, Banner, Ace, court and back. */
import {
  BLUE,
  BRASS,
  BROWN,
  CX,
  CY,
  ENAMEL,
  GREEN,
  H,
  INK,
  PAPER,
  RED,
  SKY,
  SLATE,
  TURN,
  W,
  YELLOW,
  at,
  dot,
  flat,
  line,
  n,
  p,
  polar,
  range,
} from './draw.mjs';
import { french } from './french.mjs';
import { german } from './german.mjs';
import { arm, body, front, shadow, splitAt } from './parts.mjs';
import { charges, shieldBase, sign } from './signs.mjs';

// --- Card types ----------------------------------------------------------------------------------------
const G = `stroke="${INK}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"`;
// Ground and edge are the app's business (theme, dimming): the file is clear where the paper shows.
// The hairline is open where the index stands.
const hairline = p('none', 'M56 10H218V256M172 346H10V100', `stroke="${BRASS}" stroke-width="2"`);
const svg = (art, w = W, h = H, x = 0, y = 0) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}">${art}</svg>\n`;
const card = (art) => svg(hairline + `<g ${G}>${art}</g>`);
// Ids carry the card name: many cards may be inlined in one document.
const twice = (id, art) => `<g id="${id}">${art}</g><use href="#${id}" transform="${TURN}"/>`;

// Two columns; four rows need a little more room between them for the centre sign.
const columns = (x, rows) => [x, W - x].flatMap((cx) => rows.map((y) => [cx, y]));
const three = columns(80, [56, 178, 300]),
  four = columns(76, [50, 132, 224, 306]);
const pips = {
  6: three,
  7: [...three, [CX, 117]],
  8: [...three, [CX, 117], [CX, 239]],
  9: [...four, [CX, 178]],
  10: [...four, [CX, 91], [CX, 265]],
};
const number = (pack, suit, rank, colours) => {
  const s = { 6: 0.96, 7: 0.92, 8: 0.88, 9: 0.76, 10: 0.74 }[rank];
  const id = pack[0] + suit + rank;
  const places = pips[rank].map(([x, y], k) => ({ x, y, k, turn: y > CY ? ' rotate(180)' : '' }));
  // Shields share outline and chief (mirrored for every second one) and differ in the charge.
  if (pack === 'german' && suit === 'S')
    return card(
      `<defs><g id="${id}">${shieldBase()}</g></defs>` +
        places
          .map(
            ({ x, y, k, turn }) =>
              `<g transform="translate(${x} ${y})${turn} scale(${s})"><use href="#${id}"${k % 2 ? ' transform="scale(-1 1)"' : ''}/>${charges[k % charges.length]}</g>`,
          )
          .join(''),
    );
  // Roses and acorns grow on a stem, bells and shields stand free: a second difference of silhouette.
  const bend = (y) => y + 18 * Math.sign(CY - y);
  const stem =
    pack === 'german' && 'HC'.includes(suit)
      ? `M${CX} 74V282` +
        pips[rank]
          .filter(([x]) => x < CX)
          .map(([x, y]) => `M${x} ${y}Q${CX} ${y} ${CX} ${bend(y)}Q${CX} ${y} ${W - x} ${y}`)
          .join('')
      : '';
  return card(
    (stem && line(stem, 11) + line(stem, 5, GREEN)) +
      `<defs><g id="${id}">${at(0, 0, sign(pack, suit, colours), s)}</g></defs>` +
      places.map(({ x, y, turn }) => `<use href="#${id}" transform="translate(${x} ${y})${turn}"/>`).join(''),
  );
};

const banner = (suit) => {
  const flag =
    p(ENAMEL, 'M180 34Q150 54 116 46Q80 38 64 98L20 105 42 135 16 170Q66 150 92 158Q112 164 124 148Z') +
    p(RED, 'M180 34Q150 54 116 46Q80 38 64 98L20 105 30 118Q74 112 80 82Q94 52 116 61Q144 68 172 49Z') +
    p(BLUE, 'M16 170Q66 150 92 158Q112 164 124 148L132 133Q110 149 94 143Q62 136 27 154Z') +
    at(108, 102, sign('german', suit), 1.15, -8);
  return card(
    line('M30 330L198 26', 15) +
      line('M30 330L198 26', 8, ENAMEL) +
      `<path fill="none" stroke="${RED}" stroke-width="8" stroke-linecap="butt" stroke-dasharray="12 12" d="M30 330L198 26"/>` +
      twice('gb' + suit, flag + dot(YELLOW, 199, 24, 8)),
  );
};

// The maker's cartouche of the Ace carries the house picture: the steamer on the lake.
const ship =
  flat(ENAMEL, 'M10-46Q-4-66 22-64Q40-74 62-66Q78-70 92-62Q66-56 50-60Q30-54 18-46Z') +
  p(ENAMEL, 'M-74 0L-86-15Q-66-17-58-14H64Q78-14 84-2L80 0Z', 'stroke-width="3"') +
  p(BROWN, 'M-50-15V-25H52V-15Z', 'stroke-width="3"') +
  p(RED, 'M2-25L6-46H20L17-25Z', 'stroke-width="3"') +
  p(YELLOW, 'M-24 0Q-25-24-4-24Q17-24 16 0Z', 'stroke-width="3"') +
  line('M-4 0V-14M-14-1L-10-12M6-1L2-12', 2.5) +
  line('M-60-14V-46M58-14V-38', 3);
const cartouche = {
  D: 'M16 178A98 56 0 0 1 212 178A98 56 0 0 1 16 178Z',
  S: 'M30 122H198Q196 136 210 138V218Q196 220 198 234H30Q32 220 18 218V138Q32 136 30 122Z',
};
const picture = (id, edge) =>
  `<clipPath id="${id}"><path d="${edge}"/></clipPath><g clip-path="url(#${id})">` +
  flat(SKY, 'M0 100H228V256H0Z') +
  flat(SLATE, 'M0 204V176L40 158 84 170 122 146 164 166 196 152 228 168V204Z') +
  at(110, 204, ship, 1.05) +
  p(BLUE, 'M0 203H228V250H0Z') +
  line('M46 216h34M98 214h26M140 217h38M84 225h40', 3.5, ENAMEL) +
  '</g>' +
  p('none', edge);
const germanAce = (suit) => {
  const half = at(122, 'DS'.includes(suit) ? 68 : 82, sign('german', suit), 'DS'.includes(suit) ? 1.5 : 1.75);
  const ribbon = { H: [GREEN, YELLOW], C: [RED, BLUE] }[suit];
  const middle = ribbon
    ? twice(
        'gm' + suit,
        p(ribbon[1], 'M174 164L218 148 206 168 216 188 174 198Z') +
          p(INK, 'M192 176L174 182V197Z', 'stroke-width="2"') +
          p(ribbon[0], 'M114 163Q152 172 192 144V176Q152 202 114 193Z'),
      ) +
      dot(YELLOW, CX, CY, 19) +
      dot(ENAMEL, CX, CY, 12, 'stroke-width="3"') +
      dot(RED, CX, CY, 6, 'stroke-width="3"')
    : picture('gp' + suit, cartouche[suit]);
  return card(middle + twice('ga' + suit, half));
};
const frenchAce = (suit, colours) =>
  card(
    dot(ENAMEL, CX, CY, 84, 'stroke-width="5"') +
      `<circle fill="none" cx="${CX}" cy="${CY}" r="76" stroke="${BRASS}" stroke-width="9"/>` +
      dot('none', CX, CY, 68, 'stroke-width="3"') +
      range(12)
        .map((k) => dot(INK, ...polar(76, k * 30 + 15, CX, CY).split(' '), 2, 'stroke="none"'))
        .join('') +
      at(CX, CY, sign('french', suit, colours), 1.75) +
      twice('fa' + suit, at(186, 46, sign('french', suit, colours), 0.8)),
  );

// Pale lithographic ground, chosen against the sign's own colour; notched for the index.
const GROUND = {
  german: { D: '#c9dde0', H: '#d6e0c2', S: '#f3e0a8', C: '#f2d9bf' },
  french: { D: '#c9dde0', H: '#f3e0a8', S: '#f2d9bf', C: '#d6e0c2' },
};
const court = (pack, suit, rank, colours) => {
  const f = { german, french }[pack][suit + rank],
    id = pack[0] + suit + rank;
  const [x, y] = { J: [44, 143], Q: [182, 54], K: [183, 56] }[rank]; // the sign's place tells the rank
  const head =
    rank === 'K'
      ? at(106, 84, front(f.hair, f.beard) + f.crown)
      : rank === 'J'
        ? at(126, 80, f.head)
        : at(102, 82, f.head, 1, 0, true);
  const layers = [
    flat(GROUND[pack][suit], 'M54 10H218V132L10 224V98H48Q54 98 54 92Z'),
    f.back,
    body[rank](f.body),
    f.coat,
    f.robe,
    `<path d="${shadow[rank]}" stroke="none" opacity=".25"/>`,
    head,
    f.over,
    f.hold,
    arm[rank](f.sleeve, f.cuff, f.hand),
    f.top,
    at(x, y, sign(pack, suit, colours)),
  ].join(''); // parts a figure lacks are undefined and join as nothing
  return card(
    `<clipPath id="c${id}"><path d="M10 10H218V${n(splitAt(218))}L10 ${n(splitAt(10))}Z"/></clipPath>` +
      twice(id, `<g clip-path="url(#c${id})">${layers}</g>`) +
      p(PAPER, 'M10 218.8L218 127.2V137.2L10 228.8Z', 'stroke-width="3"'),
  );
};

// The rosette is a paddle wheel seen from the side: twelve floats on two rims, petals at the hub.
export const back = () => {
  const ring = (id, art) =>
    `<g id="${id}">${art}</g>` +
    range(11)
      .map((k) => `<use href="#${id}" transform="rotate(${30 * (k + 1)})"/>`)
      .join('');
  const rim = (r) =>
    dot('none', 0, 0, r, 'stroke-width="11"') + dot('none', 0, 0, r, `stroke="${BRASS}" stroke-width="5"`);
  const wave = (y) =>
    range(5)
      .map((k) => `M${14 + k * 40} ${y}q10-13 20 0t20 0`)
      .join('');
  return svg(
    p(PAPER, 'M0 0H228V356H0Z') +
      `<g ${G}>` +
      p(BLUE, 'M16 10H212Q218 10 218 16V340Q218 346 212 346H16Q10 346 10 340V16Q10 10 16 10Z') +
      twice(
        'waves',
        line(
          range(4)
            .map((k) => wave(28 + k * 16))
            .join(''),
          3.5,
          ENAMEL,
        ),
      ) +
      at(
        CX,
        CY,
        ring('spoke', line('M0-86V-56', 8) + line('M0-86V-56', 3, BRASS)) +
          rim(88) +
          rim(58) +
          ring('blade', p(RED, 'M-14-99H14L11-74H-11Z') + p(ENAMEL, 'M0-14Q-12-34 0-51Q12-34 0-14Z')) +
          dot(BRASS, 0, 0, 17) +
          dot(RED, 0, 0, 8),
      ) +
      '</g>',
  );
};

export const suitSign = (pack, suit, colours) =>
  svg(`<g ${G}>${sign(pack, suit, colours)}</g>`, 84, 84, -42, -42);

/** One card as SVG text. */
export const draw = (pack, suit, rank, colours) => {
  if ('JQK'.includes(rank)) return court(pack, suit, rank, colours);
  if (rank === 'A') return pack === 'german' ? germanAce(suit) : frenchAce(suit, colours);
  return rank === '10' && pack === 'german' ? banner(suit) : number(pack, suit, rank, colours);
};
