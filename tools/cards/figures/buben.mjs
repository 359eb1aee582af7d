/** The four Buben: crew and a guest of the steamer, 1913. */
import {
  BLUE,
  BROWN,
  ENAMEL,
  GREY,
  GREEN,
  RED,
  RUST,
  SKIN,
  SLATE,
  STRAW,
  YELLOW,
  at,
  dot,
  flat,
  line,
  p,
  spots,
} from '../draw.mjs';
import { profile } from '../faces.mjs';
import { staff } from '../parts.mjs';

export const buben = {
  // Steward: nose in the air, pillbox with chin strap, white jacket (red hearts stand out from it), bow tie, white gloves, coffee on a tray
  HJ: {
    back:
      p(ENAMEL, 'M168 160L180 110H203L214 160Z') +
      p(RED, 'M178 112H205V122H178Z') +
      at(191, 106, p(ENAMEL, 'M-12 7Q-15-5-8-7H10Q15 0 12 7Z')) +
      p(GREY, 'M164 92H218Q214 103 191 103Q168 103 164 92Z') +
      p(ENAMEL, 'M180 91Q172 76 182 62H201Q211 76 203 91Z') +
      line('M206 70q11 5 2 14', 4) +
      line('M181 63H202', 5, RED) +
      dot(RED, 191, 57, 5),
    body: ENAMEL,
    coat:
      p(SLATE, 'M100 120L126 176 154 118Z') +
      spots(YELLOW, 5, [96, 136], [106, 156], [158, 134], [150, 152]) +
      line('M126 140V176', 3),
    tilt: 8,
    head: profile(
      BROWN,
      line('M7-22Q10 20-8 42', 3) +
        p(RED, 'M-24-28L-18-56Q12-62 30-46L30-20Q4-34-24-28Z') +
        line('M-23-31Q4-38 30-22', 6, YELLOW),
      'steward',
      'cropped',
    ),
    over: p(RED, 'M126 134L104 122V148L126 139 148 148V122Z'),
    gesture: 'palm',
    hand: ENAMEL,
    sleeve: ENAMEL,
    cuff: RED,
  },
  // Guest at the oars: fair, straw hat, striped blazer, bow tie, lifebuoy
  DJ: {
    back: `<circle fill="none" cx="186" cy="104" r="24" stroke-width="22"/><circle fill="none" cx="186" cy="104" r="24" stroke="${ENAMEL}" stroke-width="15"/><circle fill="none" cx="186" cy="104" r="24" stroke="${RED}" stroke-width="15" stroke-linecap="butt" stroke-dasharray="18.85 18.85"/>`,
    body: ENAMEL,
    coat:
      line('M84 132V200M108 130V200M148 130V200M172 134V200M192 152V200', 7, BLUE) +
      p(ENAMEL, 'M106 116L128 160 150 116Z'),
    tilt: -5,
    head: profile(
      YELLOW,
      p(STRAW, 'M-20-30L-17-58H33L36-30Z') +
        p(RED, 'M-19-40H35L36-28H-20Z') +
        p(STRAW, 'M-44-30Q10-14 60-26V-17Q10-5-44-21Z'),
      'guest',
      'curls',
    ),
    over: p(RED, 'M128 132L106 121V146L128 135 150 146V121Z'),
    gesture: 'pinch',
    sleeve: ENAMEL,
    cuff: BLUE,
    top: line('M114 156V188M130 146V184M146 132V182M162 136V174', 6, BLUE),
  },
  // Sailor: laughing, fair, ribboned cap, blue jumper with a white collar, oar
  SJ: {
    back:
      staff('M178 196L194 84', BROWN) +
      p(ENAMEL, 'M189 92Q184 50 194 18Q206 12 214 22Q214 58 199 92Z') +
      p(BLUE, 'M190 38Q191 28 194 18Q206 12 214 22L213 40Z'),
    body: BLUE,
    coat:
      p(ENAMEL, 'M96 118L124 168 132 168 158 118 190 134 176 160 140 178 118 178 84 150 82 130Z') +
      p(SKIN, 'M106 118L128 154 150 118Z') +
      line('M118 138h20', 5, BLUE) +
      p(RED, 'M116 164H140L134 196 128 188 122 196Z'),
    tilt: 6,
    head: profile(
      YELLOW,
      line('M32-20Q44-6 40 14M34-22Q54-8 52 8', 6) +
        p(ENAMEL, 'M-26-32Q-34-54 6-56Q46-56 38-30Z') +
        p(SLATE, 'M-24-34Q6-28 36-34L33-20Q6-26-22-22Z') +
        dot(RED, 6, -57, 7),
      'sailor',
      'boyish',
    ),
    gesture: 'grip',
    sleeve: BLUE,
    cuff: ENAMEL,
  },
  // Stoker: young, a nose once broken, soot, peaked cloth cap, neckerchief, rolled sleeves, shovel
  CJ: {
    back: staff('M176 200L192 70', BROWN) + p(SLATE, 'M172 30Q196 14 212 36L206 78 178 74Z'),
    body: GREEN,
    shape: 'M58 240Q54 148 84 130Q104 117 126 118Q170 118 190 140Q206 160 210 240Z',
    coat: line('M160 122L172 200M96 124L90 190', 8, BROWN),
    tilt: -8,
    head: profile(
      RUST,
      flat(GREY, 'M-14 4Q-4 0 2 8Q-2 16-12 12Z') +
        p(SLATE, 'M-22-26L-48-20Q-48-31-26-38Q-18-56 12-56Q46-52 34-18Q8-30-22-26Z') +
        line('M-22-30Q8-36 34-20', 3, GREY),
      'stoker',
      'boyish',
    ),
    over:
      p(RED, 'M98 116Q126 132 156 114L156 128 132 138 124 162 112 138 98 130Z') +
      spots(ENAMEL, 3, [112, 128], [140, 128], [124, 146]),
    gesture: 'grip',
    sleeve: SKIN,
    cuff: SKIN,
    top: p(GREEN, 'M118 150Q142 118 162 128Q180 142 176 170L150 188Q130 176 118 150Z'),
  },
};
