/** The card types: pips, Banner, Ace, court and back. */
import { ace } from './aces.mjs';
import { banner } from './banner.mjs';
import { BLUE, BRASS, CX, CY, ENAMEL, PAPER, RED, at, dot, line, n, p, range } from './draw.mjs';
import { G, card, frame, panel, svg, twice } from './frame.mjs';
import { buben } from './figures/buben.mjs';
import { damen } from './figures/damen.mjs';
import { frenchKings, germanKings } from './figures/kings.mjs';
import { obers } from './figures/obers.mjs';
import { unders } from './figures/unders.mjs';
import { number } from './numbers.mjs';
import { front } from './faces.mjs';
import { arm, hand, lift, offer } from './hands.mjs';
import { body, shadow, splitAt } from './parts.mjs';
import { FOUR, courtSign, sign } from './signs.mjs';

// Pale lithographic ground, chosen against the sign's own colour.
const GROUND = {
  german: { D: '#c9dde0', H: '#d6e0c2', S: '#f3e0a8', C: '#f2d9bf' },
  french: { D: '#c9dde0', H: '#f3e0a8', S: '#f2d9bf', C: '#d6e0c2' },
  four: { D: '#f4d6cb', C: '#c9dde0' },
};
const FIGURES = {
  german: { ...unders, ...obers, ...germanKings },
  french: { ...buben, ...damen, ...frenchKings },
};
// Where the sign stands tells the rank: low left, top right.
const SIGN_AT = { J: [45, 156], Q: [182, 54], K: [183, 56] };
const HEADS = {
  J: (f) => at(126, 80, f.head, 1, f.tilt),
  Q: (f) => at(f.headAt ?? 102, 82, f.head, 1, -(f.tilt ?? 0), true),
  K: (f) => at(f.headAt ?? 106, 84, front(f.hair, f.beard, f.locks) + f.crown),
};
const HANDS = {
  J: (f) => offer(f.gesture, f.hand),
  Q: (f) => lift(f.gesture, f.hand),
  K: (f) => [hand(...(f.fistAt ?? [44, 176])), ''],
};
const court = (pack, suit, rank, colours) => {
  const f = FIGURES[pack][suit + rank],
    id = pack[0] + suit + rank;
  const [behind, before] = HANDS[rank](f);
  const reach = `<g${rank === 'J' ? ' transform="translate(3 10)"' : ''}>`;
  const layers = [
    f.back,
    f.shape ? p(f.body, f.shape) : body[rank](f.body),
    f.coat,
    f.robe,
    `<path d="${shadow[rank]}" stroke="none" opacity=".25"/>`,
    HEADS[rank](f),
    f.over,
    f.hold,
    reach + behind + arm[rank](f.sleeve, f.cuff) + (f.top ?? '') + '</g>',
    at(...(f.signAt ?? SIGN_AT[rank]), courtSign(pack, suit, colours)),
    reach + before + '</g>',
  ].join(''); // parts a figure lacks are undefined and join as nothing
  return card(
    panel(GROUND[colours === FOUR ? 'four' : pack][suit]) +
      `<clipPath id="c${id}"><path d="M10 10H218V${n(splitAt(218))}L10 ${n(splitAt(10))}Z"/></clipPath>` +
      twice(id, `<g clip-path="url(#c${id})">${layers}</g>`) +
      line(`M10 ${n(splitAt(10))}L218 ${n(splitAt(218))}`, 4, BRASS) +
      frame,
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
  if (rank === 'A') return card(ace(pack, suit, colours));
  return rank === '10' && pack === 'german' ? card(banner(suit)) : card(number(pack, suit, rank, colours));
};
