/** The four Damen: passengers of the first class. */
import {
  BLUE,
  BROWN,
  ENAMEL,
  GREEN,
  INK,
  RED,
  RUST,
  SKIN,
  SLATE,
  YELLOW,
  at,
  dot,
  line,
  n,
  p,
  range,
} from '../draw.mjs';
import { lady } from '../faces.mjs';
import { hand } from '../hands.mjs';

const bigHat = (hat, band, trim) =>
  trim +
  p(hat, 'M-50-20Q-42-36-26-35Q-24-60 6-60Q36-60 36-35Q47-30 48-16Q26-14 0-21Q-28-12-50-20Z') +
  line('M-23-35Q6-26 34-33', 7, band);

/** A low neck with a broad collar: the dress of a lady, seen from afar. */
const NECKLINE = (collar) =>
  p(collar, 'M62 128Q66 182 104 184Q142 182 146 128L130 119H80Z') +
  p(SKIN, 'M78 119Q76 164 104 166Q132 164 130 119Q104 124 78 119Z', 'stroke-width="3"');

export const damen = {
  // Lady with the ostrich plume
  HQ: {
    body: RED,
    coat: NECKLINE(ENAMEL),
    head: lady(
      RUST,
      bigHat(BROWN, YELLOW, '') +
        p(ENAMEL, 'M34-30Q44-52 24-62Q6-72-20-66Q-42-60-40-46Q-34-38-30-46Q-24-54-10-52Q12-50 18-34Z') +
        line('M-24-58Q12-64 26-38', 2.5),
    ),
    tilt: -3,
    gesture: 'cup',
    over:
      dot(YELLOW, 104, 175, 6) +
      p(YELLOW, 'M44 196L12 148Q24 126 48 126Q72 126 84 146Z') +
      line('M44 196L28 135M44 196L48 128M44 196L68 134', 2.5) +
      line('M19 156Q46 136 77 152', 5, RED) +
      hand(44, 186, ENAMEL),
    sleeve: RED,
    cuff: ENAMEL,
    hand: ENAMEL,
  },
  // Lady with the parasol: pale hat with cherries, lake-blue dress
  DQ: {
    body: BLUE,
    coat: NECKLINE(ENAMEL) + line('M104 170V204', 3),
    head: lady(
      YELLOW,
      bigHat(ENAMEL, BLUE, '') +
        [
          [-8, -44],
          [8, -48],
          [24, -42],
        ]
          .map(([x, y]) => dot(RED, x, y, 8))
          .join(''),
      'pert',
      'loose',
    ),
    tilt: 5,
    headAt: 104,
    gesture: 'pinch',
    over:
      at(
        0,
        24,
        line('M40 216L47 104', 7) +
          p(
            RED,
            'M12 142Q12 104 48 102Q84 102 92 142Q79 133 69 141Q60 132 49 140Q40 132 30 141Q22 134 12 142Z',
          ) +
          p(
            ENAMEL,
            'M30 141Q30 116 48 102Q38 118 49 140Q40 132 30 141ZM69 141Q66 114 48 102Q82 110 92 142Q79 133 69 141Z',
            'stroke-width="3"',
          ),
      ) + hand(43, 188, ENAMEL),
    sleeve: BLUE,
    cuff: YELLOW,
    hand: ENAMEL,
  },
  // Lady in black: pearls, high collar, cock feathers
  SQ: {
    body: SLATE,
    coat: NECKLINE(RED),
    head: lady(
      BROWN,
      p(INK, 'M4-46Q14-76 47-66Q28-60 34-38Z') +
        p(RED, 'M-4-42Q0-68 30-66Q14-56 18-38Z') +
        p(SLATE, 'M-44-14Q-46-32-16-40Q24-52 46-28Q52-12 40 2Q20-24-44-14Z') +
        line('M-42-16Q18-28 41 0', 4, ENAMEL),
      'proud',
      'coil',
      ENAMEL,
    ),
    tilt: 5,
    headAt: 108,
    gesture: 'pinch',
    over:
      range(6)
        .map((k) =>
          dot(ENAMEL, 80 + k * 10, n(130 + 16 * Math.sin((k + 0.5) * 0.52)), 5, 'stroke-width="2.5"'),
        )
        .join('') +
      line('M44 200L48 144', 6) +
      at(
        2,
        22,
        p(
          SLATE,
          'M15 114Q29 104 42 114Q55 104 69 114Q70 138 54 138Q46 138 42 129Q38 138 30 138Q14 138 15 114Z',
        ) + p(ENAMEL, 'M23 120q7-6 13 1q-7 5-13-1ZM48 121q6-7 13-1q-6 6-13 1Z', 'stroke-width="2.5"'),
      ) +
      hand(45, 188, ENAMEL),
    sleeve: SLATE,
    cuff: RED,
    hand: ENAMEL,
  },
  // Lady in the turban with aigrette
  CQ: {
    body: GREEN,
    coat: NECKLINE(YELLOW),
    head: lady(
      SLATE,
      line('M-16-40Q-20-66-4-68M-14-40Q-10-60 8-68', 4, INK) +
        p(YELLOW, 'M-22-22Q-32-46 0-50Q36-52 36-16Q36-2 24 0Q14-26-22-22Z') +
        line('M-22-26Q12-34 28-2M-20-36Q18-44 35-14M-8-48Q20-46 34-30', 3) +
        dot(RED, -17, -36, 6),
      'straight',
      'coil',
    ),
    tilt: 2,
    gesture: 'cup',
    over:
      [-16, 14, 46]
        .map((a) =>
          at(
            42,
            184,
            p(ENAMEL, 'M0 0Q-22-40 0-76Q22-40 0 0Z') +
              p(BLUE, 'M0-36Q-9-50 0-64Q9-50 0-36Z', 'stroke-width="3"'),
            0.72,
            a,
          ),
        )
        .join('') + hand(44, 182),
    sleeve: GREEN,
    cuff: YELLOW,
    hand: SKIN,
  },
};
