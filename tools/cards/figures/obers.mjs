/** The four Obers: people of the valley who are somebody. */
import {
  BLUE,
  BRASS,
  BROWN,
  ENAMEL,
  GREEN,
  GREY,
  INK,
  RED,
  RUST,
  SLATE,
  YELLOW,
  line,
  p,
  spots,
} from '../draw.mjs';
import { lip, profile, sideBeard, twirl } from '../faces.mjs';
import { hand } from '../hands.mjs';
import { staff } from '../parts.mjs';

export const obers = {
  // Cavalier: wide hat, plume, great moustache
  DQ: {
    body: RED,
    coat: p(YELLOW, 'M78 120L108 170 132 120 140 240H60Z') + spots(INK, 4, [104, 176], [102, 192]),
    head: profile(
      BROWN,
      twirl(BROWN) +
        p(YELLOW, 'M-8-44Q-2-68 26-66Q50-64 48-34Q46-14 34-4Q32-24 36-34Q28-46 10-34Z') +
        line('M6-48Q34-58 40-22', 3) +
        p(SLATE, 'M-46-26Q-30-28-22-32Q-18-56 8-54Q28-52 28-32Q40-26 44-26Q44-12 22-14Q-20-8-46-26Z') +
        line('M-21-33Q4-26 28-32', 6, RED),
      'runner',
      'long',
    ),
    tilt: 6,
    headAt: 107,
    gesture: 'fist',
    over:
      p(ENAMEL, 'M70 124Q100 146 138 120L144 134Q104 164 62 140Z') +
      p(GREY, 'M26 136H60Q60 160 48 162V184H57V191H30V184H39V162Q26 160 26 136Z', 'stroke-width="3.5"') +
      hand(43, 172),
    sleeve: RED,
    cuff: YELLOW,
  },
  // Halberdier: slashed beret with two feathers, pointed beard
  SQ: {
    body: BLUE,
    coat: p(ENAMEL, 'M134 124L147 128 150 170 137 172Z', 'stroke-width="3"'),
    head: profile(
      SLATE,
      sideBeard(SLATE) +
        lip(SLATE) +
        p(RED, 'M0-40Q10-64 40-62Q48-44 24-30Z') +
        p(ENAMEL, 'M-10-40Q-8-66 18-66Q22-48 4-34Z') +
        p(BLUE, 'M-40-22Q-44-40-8-42Q36-46 46-24Q46-14 30-16Q-4-26-26-16Q-38-14-40-22Z') +
        line('M-24-36l-4 14M-4-40v16M16-40l4 18', 4),
      'stoker',
    ),
    tilt: 2,
    gesture: 'cup',
    over:
      p(RED, 'M72 122Q102 138 136 118L140 130Q104 152 68 134Z') +
      staff('M62 216L50 134', BROWN, 8) +
      p(GREY, 'M54 172L49 140 76 126Q90 150 78 172L64 164Z') +
      p(GREY, 'M51 150L24 150 20 168 53 166Z') +
      p(GREY, 'M47 116L58 142 41 144Z') +
      hand(57, 194),
    sleeve: BLUE,
    cuff: RED,
  },
  // Mountain host: red nose, tasselled cap, side whiskers, walking stick
  HQ: {
    body: GREEN,
    coat: p(RED, 'M76 120L108 186 132 120Z') + spots(YELLOW, 4, [106, 140], [107, 156], [108, 172]),
    head: profile(
      GREY,
      p(GREY, 'M6 0L0 20-10 26-4 44Q16 40 19 10Z') +
        p(RED, 'M-24-26L-16-56Q6-66 26-54L32-16Q6-32-24-26Z') +
        line('M-25-27Q6-36 32-16', 5, YELLOW) +
        line('M4-60Q34-66 37-40', 4) +
        p(YELLOW, 'M32-42H42L45-18H30Z', 'stroke-width="3"'),
      'taster',
    ),
    tilt: 3,
    gesture: 'pinch',
    over:
      p(ENAMEL, 'M70 120L76 112H124L132 118 104 140Z') +
      staff('M42 214V142Q42 126 30 128Q21 130 22 140', BROWN) +
      hand(44, 172),
    sleeve: GREEN,
    cuff: RED,
  },
  // Hunter: tall green hat with cock feather, full beard, horn on a cord
  CQ: {
    body: GREEN,
    coat:
      line('M76 128Q60 150 62 180', 8, BROWN) + p(ENAMEL, 'M78 120L104 146 130 118 134 128 104 160 70 132Z'),
    head: profile(
      RUST,
      p(RUST, 'M6-4L2 16-14 20-31 19-29 28-27 34Q-30 60-12 64Q14 54 18 16L17 2Z') +
        line('M-28 26h10', 3) +
        p(INK, 'M12-36Q30-64 46-54Q42-40 26-26Z') +
        p(GREEN, 'M-40-22Q-24-26-20-32L-12-62Q6-68 16-60L30-30Q38-20 44-20Q40-10 20-14Q-18-10-40-22Z') +
        line('M-20-33Q6-26 29-31', 6, RED),
      'guest',
    ),
    tilt: 8,
    headAt: 107,
    over:
      p(BROWN, 'M18 138Q20 172 44 190L78 198Q83 193 80 187L62 176Q48 164 46 136Z') +
      p(BRASS, 'M14 138Q32 126 50 134Q34 148 14 138Z', 'stroke-width="3"') +
      hand(50, 176),
    gesture: 'cup',
    sleeve: GREEN,
    cuff: BROWN,
  },
};
