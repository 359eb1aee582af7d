/** The four Unders: people of the valley who serve. */
import {
  BLUE,
  BROWN,
  ENAMEL,
  GREEN,
  GREY,
  RED,
  RUST,
  SKIN,
  SLATE,
  YELLOW,
  at,
  dot,
  flat,
  line,
  p,
  polar,
  range,
} from '../draw.mjs';
import { profile } from '../faces.mjs';

const SUN = range(6)
  .map((k) => {
    const a = 190 + k * 36;
    return (
      p(
        k % 2 ? YELLOW : RED,
        `M${polar(34, a - 22, 2, -2)}L${polar(58, a, 2, -2)} ${polar(34, a + 22, 2, -2)}Z`,
      ) + dot(YELLOW, ...polar(58, a, 2, -2).split(' '), 6)
    );
  })
  .join('');

export const unders = {
  // Fool: laughs, cap like a sun, mi-parti coat, dagged collar
  DJ: {
    body: RED,
    coat: flat(YELLOW, 'M128 122Q164 120 183 139Q200 160 204 240H128Z'),
    tilt: 7,
    head:
      SUN +
      profile(
        RED,
        p(RED, 'M-16-38Q-22-22-6-16Q10-14 8 16L-2 38-8 52Q14 60 38 48Q46-6 28-34Q8-50-16-38Z') +
          flat(YELLOW, 'M8-42Q22-40 28-32Q44-6 37 46L24 51Q36 0 8-42Z'),
        'jester',
      ),
    over:
      p(YELLOW, 'M96 122L88 150 108 138 122 160 138 138 160 154 164 124Q128 136 96 122Z') +
      [
        [88, 152],
        [122, 162],
        [160, 156],
      ]
        .map(([x, y]) => dot(ENAMEL, x, y, 5))
        .join(''),
    gesture: 'palm',
    signAt: [45, 160],
    sleeve: YELLOW,
    cuff: ENAMEL,
    top:
      flat(RED, 'M106 152Q126 150 134 136L146 152 124 196 108 192Z') +
      line('M106 152L108 192M134 134L146 152 124 198', 3),
  },
  // Messenger: out of breath, flat hat with quill, falling collar, sealed letter held up
  SJ: {
    body: BLUE,
    coat: p(ENAMEL, 'M100 120L122 150 152 117 160 126 124 164 92 130Z', 'stroke-width="3.5"'),
    tilt: -8,
    head: profile(
      BROWN,
      p(ENAMEL, 'M14-34Q44-66 74-60Q62-30 20-26Z') +
        line('M16-30Q44-44 66-54', 3) +
        p(SLATE, 'M-34-26Q-30-32-22-32Q-18-52 6-52Q30-52 34-30Q44-30 42-22Q4-14-34-26Z') +
        line('M-22-32Q6-24 33-30', 5, RED),
      'runner',
    ),
    over:
      p(BLUE, 'M170 190L178 120H198L212 180Z') +
      p(RED, 'M175 122H202V132H175Z') +
      at(
        190,
        96,
        p(RUST, 'M-20-14H20V14H-20Z', 'stroke-width="3.5"') +
          line('M-20-14L0 3 20-14', 2.5) +
          dot(RED, 0, 2, 5, 'stroke-width="3"'),
        0.85,
        -10,
      ) +
      p(SKIN, 'M178 122Q174 110 178 104L186 104 190 112Q198 104 202 110L200 122Z'),
    gesture: 'grip',
    sleeve: BLUE,
    cuff: RED,
  },
  // Alpine herdsman: at peace, plain round cap, lidded porcelain pipe, white sleeve; the rose by its stalk
  HJ: {
    body: RED,
    coat: p(ENAMEL, 'M104 118L126 150 148 118Z'),
    tilt: -5,
    head: profile(
      YELLOW,
      line('M-30 26Q-46 34-54 22', 7) +
        p(ENAMEL, 'M-63 2H-46L-48 21Q-54 28-61 21Z') +
        p(RED, 'M-65 3Q-55-12-44 3Z', 'stroke-width="3"') +
        p(SLATE, 'M-23-27Q-18-52 8-50Q36-47 33-16Q6-30-23-27Z') +
        line('M-20-30Q6-34 32-19', 6, RED),
      'herdsman',
      'curls',
    ),
    gesture: 'pinch',
    over: line('M47 174Q58 190 64 216', 11) + line('M47 174Q58 190 64 216', 5, GREEN),
    sleeve: ENAMEL,
    cuff: RED,
  },
  // Cellarer: red nose, double chin, soft blue cap falling back, brown waistcoat, small pewter jug
  CJ: {
    body: BROWN,
    shape: 'M60 240Q54 160 82 134Q104 116 128 117Q172 118 190 142Q206 164 210 240Z',
    coat: p(ENAMEL, 'M104 118L128 148 152 119Z'),
    tilt: 4,
    head: profile(
      RUST,
      p(BLUE, 'M-26-24Q-28-50 4-54Q44-58 62-30Q66-10 48-8Q40-24 30-20Q4-30-26-24Z') +
        p(YELLOW, 'M-28-20Q4-34 33-12L32-21Q4-40-27-30Z', 'stroke-width="3"') +
        dot(YELLOW, 54, -5, 7),
      'taster',
      'short',
    ),
    over:
      p(GREY, 'M178 92H204V100L210 132H172L178 100Z') +
      line('M208 104Q219 110 211 126', 5) +
      line('M175 118H208', 3),
    gesture: 'palm',
    sleeve: BLUE,
    cuff: ENAMEL,
  },
};
