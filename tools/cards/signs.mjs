/** The eight suit signs. */
import {
  BLUE,
  ENAMEL,
  GREEN,
  INK,
  PAPER,
  RED,
  RUST,
  YELLOW,
  at,
  dot,
  flat,
  line,
  p,
  polar,
  range,
  spots,
} from './draw.mjs';

// --- Suit signs, drawn in a box of about 60 x 66 around 0,0 ------------------------------------------
export const bell = () =>
  dot('none', 0, -30, 5, `stroke="${INK}" stroke-width="9"`) +
  dot('none', 0, -30, 5, `stroke="${RED}" stroke-width="3.5"`) +
  dot(YELLOW, 0, 2, 27) +
  p(RED, 'M-27-6Q0 2 27-6A27 27 0 0 1 27 9Q0 17-27 9A27 27 0 0 1-27-6Z') +
  line('M0 20V28', 5) +
  spots(INK, 4.5, [0, 19]) +
  line('M-17-10Q-12-18-4-20', 4, ENAMEL);

// Every shield has the same outline and the same split chief; only the charge below it changes.
export const SHIELD = 'M-27-29Q-13-23 0-31Q13-23 27-29Q23-14 26 4Q23 24 0 33Q-23 24-26 4Q-23-14-27-29Z';
export const charges = [
  flat(INK, 'M0-9V33Q-23 24-26 4L-25-9Z'),
  line('M0-9V31M-24 9H24', 9),
  flat(INK, 'M-24-4L0 14 24-4V8L0 26-24 8Z'),
  flat(INK, 'M-25-9H-8V6H-26ZM8-9H25L26 6H8ZM-8 6H8V20H-8ZM-22 18L-8 20V29ZM22 18L8 20V29Z'),
  spots(INK, 6, [-12, 2], [12, 2], [0, 18]),
  flat(INK, 'M-26 2L24-9 26 4 8 31 0 33-8 31Z'),
  line('M-18-4L11 24M18-4L-11 24', 8),
  flat(INK, 'M0-6L15 10 0 27-15 10Z'),
  flat(INK, 'M-25-3H25L26 5H-26ZM-24 13H24L20 21H-20Z'),
];
export const shieldBase = () =>
  p(ENAMEL, SHIELD) +
  p(RED, 'M-27-29Q-13-23 0-31V-10H-24.5Q-25-20-27-29Z', 'stroke-width="3"') +
  p(BLUE, 'M27-29Q13-23 0-31V-10H24.5Q25-20 27-29Z', 'stroke-width="3"') +
  p('none', SHIELD);
export const shield = () => shieldBase() + charges[0];

export const petals =
  'M' +
  polar(20, -22.5) +
  range(8)
    .map((k) => {
      const a = k * 45;
      return `C${polar(36, a - 24)} ${polar(36, a + 24)} ${polar(20, a + 22.5)}`;
    })
    .join('') +
  'Z';
const ROSE_LEAVES = [46, 134].map((a) => at(0, 0, p(GREEN, 'M16-10Q34-14 41 0Q32 12 16 10Z'), 1, a)).join('');
/** The head of the flower alone, for where leaves have no room. */
export const bloom = () =>
  p(ENAMEL, petals) +
  p(YELLOW, petals, 'transform="scale(.76)" stroke="none"') +
  line(
    range(8)
      .map((k) => `M${polar(11, k * 45 + 22.5)}L${polar(20, k * 45 + 22.5)}`)
      .join(''),
    2.5,
  ) +
  dot(RED, 0, 0, 10, 'stroke-width="3"');

export const rose = () => ROSE_LEAVES + bloom();

const LEAF = 'M1-17Q-2-26 6-27Q6-36 15-34Q21-41 27-34Q37-35 34-26Q40-19 31-16Q28-8 20-11Q9-7 1-17Z';
const OAK_LEAF = p(GREEN, LEAF, 'stroke-width="3.5"') + line('M6-18L27-26', 2.5);
const NUT = 'M-20-2Q-23 21 0 38Q23 21 20-2Z';
const CUP = 'M-25 2Q-25-20 0-21Q25-20 25 2Q0 11-25 2Z';
/** Without its leaf: more nut than cup, so that its light point shows among green. */
export const nut = () =>
  line('M-10-34Q-1-32 0-20', 6) +
  p(YELLOW, NUT) +
  flat(RUST, 'M8 4L18 3Q19 20 3 33Q12 18 8 4Z') +
  p(GREEN, CUP) +
  line('M-22-7L-7 6M-15-16L11 6M0-20L22-5M22-7L7 6M15-16L-11 6M0-20L-22-5', 2.5);

export const acorn = () => OAK_LEAF + nut();

export const heart = 'M0 32Q-29 6-29-9Q-29-27-13-27Q-3-27 0-15Q3-27 13-27Q29-27 29-9Q29 6 0 32Z';
export const diamond = 'M0-34Q9-16 25 0Q9 16 0 34Q-9 16-25 0Q-9-16 0-34Z';
export const spade =
  'M0-34Q10-17 25-5Q33 5 26 15Q17 24 4 14Q5 26 14 32H-14Q-5 26-4 14Q-17 24-26 15Q-33 5-25-5Q-10-17 0-34Z';
export const club =
  'M0-33Q14-33 14-19Q14-11 8-6Q12-9 17-9Q29-9 29 4Q29 17 16 17Q8 17 4 11Q5 25 14 32H-14Q-5 25-4 11Q-8 17-16 17Q-29 17-29 4Q-29-9-17-9Q-12-9-8-6Q-14-11-14-19Q-14-33 0-33Z';

// French pips carry a class, so that inlined files can be recoloured from outside.
export const pip = (d) => (colour) => `<path class="pip" fill="${colour}" stroke="none" d="${d}"/>`;
const PIP_SHAPES = { D: diamond, H: heart, S: spade, C: club };
export const SIGNS = {
  german: { D: bell, H: rose, S: shield, C: acorn },
  french: { D: pip(diamond), H: pip(heart), S: pip(spade), C: pip(club) },
};
export const PIPS = { D: RED, H: RED, S: INK, C: INK },
  // Darker than the coats: these are signs.
  FOUR = { D: '#1f5672', C: '#35591f' };

/** `colours` are PIPS, or FOUR for the four-colour files; the German signs have colours of their own. */
export const sign = (pack, suit, colours = PIPS) => SIGNS[pack][suit](colours[suit]);

const OUTLINES = {
  german: {
    D: 'M-6-36H6V-26A28 28 0 1 1-6-26Z',
    H: petals + 'M15 15L44 10 30 34ZM-15 15L-44 10-30 34Z',
    S: SHIELD,
    C: NUT + CUP + LEAF,
  },
  french: PIP_SHAPES,
};

/** Among the coats, hands and things of a court a sign stands in an edge of paper. */
export const courtSign = (pack, suit, colours) =>
  p(PAPER, OUTLINES[pack][suit], `stroke="${PAPER}" stroke-width="${pack === 'french' ? 8 : 13}"`) +
  sign(pack, suit, colours);
