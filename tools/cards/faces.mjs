/** Heads. The gaze tells the rank: Under and Bube look left, Ober and Dame up right, the König at you. */
import {
  CHEEK,
  ENAMEL,
  GREY,
  INK,
  RED,
  SHADE,
  SKIN,
  SLATE,
  YELLOW,
  dot,
  flat,
  line,
  p,
  spots,
} from './draw.mjs';

// --- Men in profile, looking left: brow, nose, mouth and chin are each man's own -----------------------
const NAPE = 'L-5 41-7 48Q8 60 28 46V0Q28-34 0-38Z';
const brow = line('M-28-12q8-6 18 0', 4.5);
const lids = line('M-25-2q7-4 12 0', 3) + spots(INK, 2.6, [-20, 0]);
const mouth = line('M-28 23h10', 3);
const eye = line('M-26-4Q-19-9-11-3', 3) + spots(INK, 3.2, [-20, 0]);
const blush = (x, y) => spots(CHEEK, 6, [x, y]);
const FACES = {
  plain: {
    outline: 'M-14-36Q-24-26-23-9L-37 10Q-38 16-29 15L-31 20-27 23-29 27Q-25 29-27 34Q-28 43-16 42',
    look: brow + lids + mouth,
  },
  // Sharp nose, chin thrust out, laughing with all his teeth
  jester: {
    outline: 'M-12-36Q-22-28-20-12Q-30-2-45-1Q-45 8-28 12L-33 17-23 25-29 29Q-41 32-40 40Q-30 47-12 41',
    look:
      line('M-27-17Q-19-24-10-17', 4) +
      line('M-25-4Q-18-11-11-4', 4) +
      p(ENAMEL, 'M-32 17Q-20 21-10 12Q-8 28-24 26Z', 'stroke-width="3"') +
      spots(CHEEK, 6, [-2, 12]),
  },
  // Roman nose, lips apart: he has run all the way
  runner: {
    outline: 'M-14-36Q-25-28-23-13Q-38-8-41 14Q-38 18-28 15L-33 21-25 24-30 29Q-25 31-26 36Q-24 43-14 42',
    look:
      line('M-27-16q8-5 18 2', 5) +
      line('M-26-4Q-18-9-11-3', 3.5) +
      spots(INK, 3.2, [-20, -1]) +
      line('M-25 24h8', 3),
  },
  // Snub nose, full cheeks and chin, eyes closed in peace
  herdsman: {
    outline: 'M-14-36Q-29-26-26-6Q-34-7-40 1Q-42 11-31 13L-34 18-29 23-32 29Q-34 42-18 44',
    look: line('M-28-14q8-4 17 0', 4) + line('M-26-3Q-19 4-12-3', 4) + spots(CHEEK, 7, [-8, 13]),
  },
  // A taster's round nose, double chin
  taster: {
    outline:
      'M-14-36Q-28-32-26-14L-29-9Q-41-11-45 1Q-46 13-30 14L-34 19-29 23-33 28Q-31 31-35 36Q-32 47-14 47',
    look:
      line('M-31-17q9-3 17 4', 5) +
      dot(CHEEK, -37, 3, 6, 'stroke="none"') +
      line('M-25-4h12', 4) +
      spots(INK, 2.8, [-20, -1]) +
      line('M-30 24Q-22 26-16 19M-8 16q3 6-1 11', 3),
  },
  // The Buben are young and shaven: short noses, round cheeks, open eyes.
  // Nose in the air, eyes closed, the corner of the mouth down
  steward: {
    outline: 'M-12-36Q-22-27-21-7Q-28-6-38-3Q-38 6-26 10L-30 16-25 20-28 25Q-22 28-24 33Q-22 42-12 42',
    look:
      line('M-26-15Q-18-21-9-14', 3.5) + line('M-25-3Q-18 3-11-3', 4) + line('M-28 21h8', 3) + blush(-8, 14),
  },
  // Straight nose, a boyish smile
  guest: {
    outline: 'M-12-36Q-23-27-22-10L-35 8Q-35 14-26 14L-29 19-24 22-27 27Q-22 30-24 35Q-22 43-12 43',
    look: line('M-27-14q8-5 17 0', 3.5) + eye + line('M-27 23Q-19 25-15 18', 3) + blush(-7, 14),
  },
  // Snub nose, laughing at the wind
  sailor: {
    outline: 'M-12-36Q-24-27-22-8Q-29-5-36 2Q-37 9-26 12L-30 17-23 23-27 28Q-24 31-26 36Q-22 43-12 43',
    look:
      line('M-28-15q8-6 17-1', 3.5) +
      eye +
      p(ENAMEL, 'M-29 17Q-20 20-12 13Q-12 26-24 25Z', 'stroke-width="3"') +
      blush(-5, 12),
  },
  // A nose once broken, a strong jaw, an earnest look
  stoker: {
    outline:
      'M-13-36Q-25-30-24-12L-22-8Q-31-7-29 0L-37 7Q-36 14-27 14L-31 19-26 23-30 28Q-27 31-30 37Q-24 45-11 44',
    look: line('M-29-14L-10-16', 4.5) + eye + line('M-28 24h9', 3) + blush(-7, 13),
  },
};
const EAR = p(SKIN, 'M7 0Q17-9 18 5Q16 14 8 11', 'stroke-width="3"');
// The mass behind the ear, and its length.
const HAIR = {
  // A lock in front of the ear, a tuft in the neck
  boyish:
    'M-14-36Q-16-20-8-14L-4-20 0-10 8-14 7 2Q18-8 18 6Q18 14 11 16Q16 30 28 34L26 26 36 22Q40-6 26-32Q8-46-14-36Z',
  short: 'M-14-36Q-12-16 3-12L6 2Q18-8 18 6Q18 14 11 16L15 32 29 30Q40-6 26-32Q8-46-14-36Z',
  cropped: 'M-14-36Q-10-20 5-16L8 0Q18-8 19 6 20 14 24 18L30 12Q38-10 26-32Q8-46-14-36Z',
  long: 'M-14-36Q-12-16 3-12L6 2Q18-8 18 6Q18 14 11 16L10 44Q22 58 40 48Q46-8 26-32Q8-46-14-36Z',
  curls:
    'M-14-36Q-18-14-6-14Q-6-2 6-4Q18-8 18 6Q18 14 9 17Q6 28 16 30Q20 40 30 34Q42 30 36 18Q44 8 37-2Q42-16 32-22Q26-46-14-36Z',
};
/** `extra` (beard, pipe, hat) lies on the face. */
export const profile = (hair, extra = '', face = 'plain', cut = 'short') =>
  p(SKIN, FACES[face].outline + NAPE) +
  flat(SHADE, 'M-5 42L16 24 26 14V46Q18 54 8 54Z') +
  FACES[face].look +
  p(hair, HAIR[cut]) +
  EAR +
  extra;

// --- Ladies -----------------------------------------------------------------------------------------------
const LADIES = {
  straight: 'M-12-36Q-23-26-22-9L-33 9Q-33 14-26 14L-29 18-25 21-27 25Q-22 28-24 33Q-23 41-12 39',
  // A turned-up nose, a small round chin
  pert: 'M-12-36Q-24-28-23-8Q-27-1-34 2Q-34 9-26 12L-29 17-25 21-27 25Q-22 28-24 33Q-22 41-12 39',
  // A proud nose and a long neck
  proud: 'M-12-36Q-23-28-22-13Q-33-8-36 9Q-34 14-26 14L-30 19-25 22-28 26Q-23 29-25 34Q-22 42-12 40',
};
const BUN =
  'M-12-36Q-16-16-2-10Q6-4 5 4Q3 12 8 19Q6 30 16 34Q30 38 36 26Q47 20 42 6Q44-14 30-28Q10-48-12-36Z';
// A plait over the shoulder, loose hair, waves down to the collar: all end below the chin.
const COIL =
  'M-12-36Q-18-14-2-8Q8 0 5 14Q9 24 5 36Q3 48 10 58Q22 70 33 60Q42 48 36 36Q46 24 39 6Q44-14 30-27Q10-48-12-36Z';
const LOOSE =
  'M-12-36Q-16-16-2-10Q8 2 5 16Q9 32 2 46Q4 60 16 58Q28 70 38 56Q46 44 38 28Q44 8 41-6Q40-24 28-32Q8-48-12-36Z';
const DOS = { bun: BUN, coil: COIL, loose: LOOSE };
const LASHES = line('M-26-2Q-20-9-11-2', 4.5) + line('M-26-3L-31-6M-23-6L-26-11', 2.5);
const STRANDS = line('M14-8Q26 2 21 18M22 22Q28 28 26 36', 2.5);
/** Arched brow, lashes, red lips, an earring, a slender neck. */
export const lady = (hair, extra, face = 'straight', cut = 'bun', earring = YELLOW) =>
  p(SKIN, LADIES[face] + 'L2 36 0 50Q8 62 20 48L22 10Q28-30 0-38Z') +
  flat(SHADE, 'M1 38L16 26 19 46Q12 54 5 53Z') +
  line('M-28-13Q-20-21-11-15', 2.5) +
  LASHES +
  spots(INK, 2.6, [-21, 0]) +
  spots(CHEEK, 6, [-9, 12]) +
  p(RED, 'M-32 18Q-27 15-25 18Q-20 16-15 19Q-20 27-27 26L-26 22Z', 'stroke-width="2"') +
  p(hair, DOS[cut]) +
  (hair === INK || hair === SLATE ? STRANDS.replaceAll('/>', ` stroke="${GREY}"/>`) : STRANDS) +
  dot(earring, 4, 25, 5, 'stroke-width="2.5"') +
  extra;

// --- Straight at you ------------------------------------------------------------------------------------
const PLAIN = 'M-28-34Q-42 10-34 42H34Q42 10 28-34Z';
/** Down to the shoulders, the ends curled outwards. */
export const LOCKS = 'M-28-34Q-42-2-35 22Q-50 24-49 38Q-44 52-26 45H26Q44 52 49 38Q50 24 35 22Q42-2 28-34Z';
export const front = (hair, beard = '', locks = PLAIN) =>
  p(hair, locks) +
  p(SKIN, 'M-13 26V48H13V26Z') +
  flat(SHADE, 'M-11 38H11V46H-11Z') +
  p(SKIN, 'M-26-32V2Q-25 30-10 39Q0 44 10 39Q25 30 26 2V-32Z') +
  flat(SHADE, 'M4-30H24V2Q23 28 9 37L2 40Q8 28 2 20L10 12 4-6Z') +
  line('M-21-11q7-5 15 0M7-11q8-5 15 0', 4) +
  line('M-20-2q6-6 13 0M8-2q6-6 12 0', 3) +
  spots(INK, 3.3, [-13, 0], [14, 0]) +
  spots(CHEEK, 5, [-17, 13]) +
  line('M4-6L9 12Q4 16-2 13', 3) +
  (beard || flat(RED, 'M-8 23Q1 26 10 22Q3 32-8 23Z'));

// --- Beards ---------------------------------------------------------------------------------------------
export const moustache = (c) =>
  p(c, 'M1 16Q-12 12-25 25Q-10 29 1 22Q12 29 27 25Q14 12 1 16Z', 'stroke-width="3"');
export const fullBeard = (c) =>
  p(c, 'M-27-2Q-33 46 0 66Q33 46 27-2Q22 16 1 17Q-20 16-27-2Z') +
  p(RED, 'M-7 27H9L1 32Z', 'stroke-width="2"') +
  moustache(c);
export const sideBeard = (c) =>
  p(c, 'M6-4L2 16-14 20-31 20-29 28-27 34Q-30 50-14 54Q12 48 18 16L17 2Z') + line('M-27 27h10', 3);
export const lip = (c) => p(c, 'M-36 20Q-30 12-18 17Q-10 20-8 28Q-20 22-36 20Z', 'stroke-width="3"');
/** Waxed, the point turned up. */
export const twirl = (c) =>
  p(c, 'M-34 19Q-26 14-18 18Q-8 24-2 10Q4 30-14 28Q-26 26-34 19Z', 'stroke-width="3"');
