/** The eight kings of both packs. */
import { BLUE, BROWN, ENAMEL, GREEN, RED, RUST, SLATE, YELLOW, at, dot, line, p, spots } from '../draw.mjs';
import { LOCKS, moustache, fullBeard } from '../faces.mjs';
import { crowns, ermine, staff, uniform } from '../parts.mjs';

// As long as the half of the card allows: from the fist up between crown and clear corner.
const SWORD =
  p(ENAMEL, 'M49 170L59 40 66 14 72 41 59 171Z') +
  line('M65 34L55 160', 2.5) +
  p(YELLOW, 'M24 156L78 162 77 171 23 165Z') +
  staff('M51 172L49 196', BROWN, 7);

export const germanKings = {
  DK: {
    body: RED,
    hair: ENAMEL,
    beard: fullBeard(ENAMEL),
    crown: crowns.balls,
    robe: ermine,
    hold: staff('M34 216L53 118', YELLOW) + dot(YELLOW, 55, 111, 11) + line('M45 111h20', 3),
    sleeve: RED,
    cuff: YELLOW,
  },
  SK: {
    body: BLUE,
    hair: SLATE,
    beard: moustache(SLATE) + line('M-6 31h13', 3),
    crown: crowns.towers,
    robe:
      p(YELLOW, 'M58 128L72 124Q106 176 140 122L156 130Q106 206 58 128Z') +
      p(ENAMEL, 'M72 124Q106 170 140 122L130 118 106 140 82 119Z'),
    headAt: 113,
    hold: SWORD,
    sleeve: BLUE,
    cuff: RED,
  },
  HK: {
    body: RED,
    hair: YELLOW,
    locks: LOCKS,
    crown: crowns.leaves,
    robe:
      p(GREEN, 'M58 130Q80 120 84 118L106 172 130 118 156 130 128 240H90Z') +
      line('M84 118L106 172 130 118', 3) +
      dot(YELLOW, 106, 172, 7),
    hold:
      dot(BLUE, 44, 142, 22) +
      p(YELLOW, 'M22 138Q44 148 66 138V146Q44 156 22 146Z', 'stroke-width="3"') +
      staff('M44 120V102M36 110H52', YELLOW, 4),
    sleeve: RED,
    cuff: ENAMEL,
  },
  CK: {
    body: GREEN,
    hair: BROWN,
    beard:
      p(BROWN, 'M-28-4Q-38 50-16 78L0 62 16 78Q38 50 28-4Q22 16 1 17Q-20 16-28-4Z') +
      p(RED, 'M-7 27H9L1 32Z', 'stroke-width="2"') +
      moustache(BROWN),
    crown: crowns.points,
    robe: p(YELLOW, 'M60 128Q106 172 152 128L168 138Q106 210 46 138Z'),
    hold:
      staff('M36 214L46 126', BROWN, 9) +
      [
        [47, 124, -88],
        [50, 130, -20],
        [44, 132, 195],
      ]
        .map(([x, y, a]) => at(x, y, p(GREEN, 'M0 0Q4-12 22 0Q4 12 0 0Z', 'stroke-width="3"'), 1, a))
        .join(''),
    sleeve: GREEN,
    cuff: YELLOW,
  },
};

export const frenchKings = {
  HK: {
    body: RED,
    hair: ENAMEL,
    beard: fullBeard(ENAMEL),
    crown: crowns.closed(RED),
    robe: ermine,
    hold: staff('M34 216L53 118', YELLOW) + p(YELLOW, 'M55 96L66 111 55 126 45 111Z'),
    sleeve: RED,
    cuff: YELLOW,
  },
  DK: {
    body: BLUE,
    hair: YELLOW,
    beard: moustache(YELLOW) + line('M-6 31h13', 3),
    crown: crowns.closed(BLUE),
    robe: uniform(RED),
    hold: staff('M34 216L53 118', YELLOW) + dot(RED, 55, 111, 11),
    sleeve: BLUE,
    cuff: YELLOW,
  },
  SK: {
    body: SLATE,
    hair: SLATE,
    beard: moustache(SLATE) + p(SLATE, 'M-8 31Q1 27 10 31L6 52 1 58-4 52Z', 'stroke-width="3"'),
    crown: crowns.points,
    robe: p(RED, 'M58 128L82 119 106 200 130 119 156 130 134 240H80Z') + spots(YELLOW, 5, [106, 176]),
    headAt: 113,
    hold: SWORD,
    sleeve: SLATE,
    cuff: RED,
  },
  CK: {
    body: GREEN,
    hair: RUST,
    beard:
      p(RUST, 'M-27-8L-28 24Q-30 44-14 40L-8 30-16 14ZM27-8L28 24Q30 44 14 40L10 30 18 14Z') +
      moustache(RUST) +
      line('M-5 31h12', 3),
    crown: crowns.leaves,
    robe: uniform(YELLOW),
    hold:
      dot(RED, 44, 142, 22) +
      p(YELLOW, 'M22 138Q44 148 66 138V146Q44 156 22 146Z', 'stroke-width="3"') +
      staff('M44 120V102M36 110H52', YELLOW, 4),
    sleeve: GREEN,
    cuff: ENAMEL,
  },
};
