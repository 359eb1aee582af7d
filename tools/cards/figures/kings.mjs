/** The eight kings of both packs. */
import { BLUE, BROWN, ENAMEL, GREEN, RED, RUST, SLATE, YELLOW, at, dot, line, p, spots } from '../draw.mjs';
import { LOCKS, moustache, fullBeard } from '../faces.mjs';
import { crowns, ermine, staff, uniform } from '../parts.mjs';

// As long as the half of the card allows: from the fist up between crown and clear corner.
const SWORD =
  p(ENAMEL, 'M55 172L62 40 68 14 74 41 65 173Z') +
  line('M68 34L60 160', 2.5) +
  p(YELLOW, 'M32 160L84 164 83 173 31 169Z') +
  staff('M58 174L57 196', BROWN, 7);

const orb = (c) =>
  dot(c, 44, 162, 21) +
  p(YELLOW, 'M23 158Q44 168 65 158V166Q44 176 23 166Z', 'stroke-width="3"') +
  staff('M44 141V130M37 135H51', YELLOW, 3);

export const germanKings = {
  DK: {
    body: RED,
    hair: ENAMEL,
    beard: fullBeard(ENAMEL),
    crown: crowns.balls,
    robe: ermine,
    hold: staff('M34 220L58 140', YELLOW) + dot(YELLOW, 60, 132, 12) + line('M49 132h22', 3),
    sleeve: RED,
    cuff: YELLOW,
  },
  SK: {
    body: BLUE,
    hair: SLATE,
    beard: moustache(SLATE) + line('M-6 31h13', 3),
    crown: crowns.lilies,
    robe:
      p(YELLOW, 'M58 128L72 124Q106 176 140 122L156 130Q106 206 58 128Z') +
      p(ENAMEL, 'M72 124Q106 170 140 122L130 118 106 140 82 119Z'),
    headAt: 113,
    hold: SWORD,
    fistAt: [54, 180],
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
    hold: orb(BLUE),
    fistAt: [44, 186],
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
      staff('M36 218L48 144', BROWN, 9) +
      [
        [49, 146, -88],
        [50, 152, -20],
        [46, 154, 195],
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
    crown: crowns.beads,
    robe: ermine,
    hold: staff('M34 220L58 140', YELLOW) + p(YELLOW, 'M65 112L76 130 61 146 52 128Z'),
    sleeve: RED,
    cuff: YELLOW,
  },
  DK: {
    body: BLUE,
    hair: YELLOW,
    beard: moustache(YELLOW) + line('M-6 31h13', 3),
    crown: crowns.rays,
    robe: uniform(RED),
    hold: staff('M34 220L58 140', YELLOW) + dot(RED, 60, 132, 12),
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
    fistAt: [54, 180],
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
    hold: orb(RED),
    fistAt: [44, 186],
    sleeve: GREEN,
    cuff: ENAMEL,
  },
};
