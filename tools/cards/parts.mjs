/** What figures are built from: heads, crowns, bodies, arms. */
import {
  BLUE,
  CX,
  CY,
  ENAMEL,
  INK,
  RED,
  SHADE,
  SKIN,
  YELLOW,
  at,
  dot,
  flat,
  line,
  p,
  spots,
} from './draw.mjs';

// --- Faces: gaze tells the rank. Under/Bube look down left, Ober/Dame look up right, König looks at you ---
export const EYE = line('M-27-11q8-5 17 0', 4) + line('M-25-2q7-4 12 0', 3) + spots(INK, 2.6, [-20, 0]);
export const EAR = p(SKIN, 'M7 0Q17-9 18 5Q16 14 8 11', 'stroke-width="3"');
// Left-facing head; `hair` is the mass behind the ear, `extra` (beard, pipe) lies on the face.
export const profile = (hair, extra = '', lady = false) =>
  p(
    SKIN,
    lady
      ? 'M-12-36Q-23-26-22-9L-33 9Q-33 14-26 14L-29 18-25 21-27 25Q-22 28-24 33Q-23 41-12 39L-2 35-5 48Q8 62 24 46L24 10Q28-30 0-38Z'
      : 'M-14-36Q-24-26-23-9L-37 10Q-38 16-29 15L-31 20-27 23-29 27Q-25 29-27 34Q-28 43-16 42L-5 39-7 48Q8 60 28 46V0Q28-34 0-38Z',
  ) +
  flat(SHADE, lady ? 'M-3 37L18 22 23 45Q14 56 4 54Z' : 'M-5 41L16 24 26 14V46Q18 54 8 54Z') +
  (lady
    ? line('M-26-12q7-5 15-1', 2.5) + line('M-24-2q6-5 12 0', 4) + flat(RED, 'M-29 18L-17 21-27 26-25 21Z')
    : EYE + line('M-28 23h9', 3)) +
  p(
    hair,
    lady
      ? 'M-12-36Q-14-14 2-8Q8 6 4 18Q16 30 30 18Q42-6 26-32Q8-48-12-36Z'
      : 'M-14-36Q-12-16 3-12L6 2Q18-8 18 6Q18 14 11 16L15 32 29 30Q40-6 26-32Q8-46-14-36Z',
  ) +
  (lady ? '' : EAR) +
  extra;
export const front = (hair, beard = '') =>
  p(hair, 'M-28-34Q-42 10-34 42H34Q42 10 28-34Z') +
  p(SKIN, 'M-13 26V48H13V26Z') +
  flat(SHADE, 'M-11 38H11V46H-11Z') +
  p(SKIN, 'M-26-32V2Q-25 30-10 39Q0 44 10 39Q25 30 26 2V-32Z') +
  flat(SHADE, 'M4-30H24V2Q23 28 9 37L2 40Q8 28 2 20L10 12 4-6Z') +
  line('M-21-11q7-5 15 0M7-11q8-5 15 0', 4) +
  line('M-19-1q5-4 11 0M9-1q5-4 10 0', 3) +
  spots(INK, 2.8, [-13, 1], [14, 1]) +
  line('M4-6L9 12Q4 16-2 13', 3) +
  (beard || flat(RED, 'M-7 25Q1 22 9 25Q1 31-7 25Z'));
export const moustache = (c) =>
  p(c, 'M1 16Q-12 12-25 25Q-10 29 1 22Q12 29 27 25Q14 12 1 16Z', 'stroke-width="3"');
export const fullBeard = (c) =>
  p(c, 'M-27-2Q-33 46 0 66Q33 46 27-2Q22 16 1 17Q-20 16-27-2Z') +
  p(RED, 'M-7 27H9L1 32Z', 'stroke-width="2"') +
  moustache(c);
export const sideBeard = (c) =>
  p(c, 'M6-4L2 16-14 20-31 20-29 28-27 34Q-30 50-14 54Q12 48 18 16L17 2Z') + line('M-27 27h10', 3);
export const lip = (c) => p(c, 'M-36 20Q-30 12-18 17Q-10 20-8 28Q-20 22-36 20Z', 'stroke-width="3"');

// --- Crowns -----------------------------------------------------------------------------------------
export const crowns = {
  balls:
    p(YELLOW, 'M-32-24L-36-52-18-38 0-58 18-38 36-52 32-24Q0-14-32-24Z') +
    [
      [-36, -53],
      [0, -60],
      [36, -53],
    ]
      .map(([x, y]) => dot(RED, x, y, 5))
      .join(''),
  towers:
    p(YELLOW, 'M-32-24L-36-58H-20V-46H-8V-62H8V-46H20V-58H36L32-24Q0-14-32-24Z') +
    p(BLUE, 'M-6-38L0-46 6-38 0-30Z', 'stroke-width="3"'),
  leaves:
    p(
      YELLOW,
      'M-32-24L-38-50Q-28-54-22-42Q-20-52-10-50Q-8-62 0-64Q8-62 10-50Q20-52 22-42Q28-54 38-50L32-24Q0-14-32-24Z',
    ) + spots(RED, 4, [-18, -32], [0, -34], [18, -32]),
  points:
    p(YELLOW, 'M-32-24L-40-52-24-42-20-62-8-44 0-66 8-44 20-62 24-42 40-52 32-24Q0-14-32-24Z') +
    line('M-31-32Q0-22 31-32', 3),
  closed: (c) =>
    p(c, 'M-30-30Q-40-58 0-58Q40-58 30-30Z') +
    p(YELLOW, 'M-32-24L-34-38Q0-28 34-38L32-24Q0-14-32-24Z') +
    line('M-22-34Q-22-52 0-58Q22-52 22-34M0-58V-32', 5, YELLOW) +
    dot(YELLOW, 0, -60, 5),
};

// --- Bodies, arms, hands: fixed places, so that costume is the only work per figure --------------------
export const splitAt = (x) => CY - 0.44 * (x - CX);
export const body = {
  J: (c) => p(c, 'M60 240Q58 152 84 130Q104 117 126 118Q164 118 184 138Q202 160 206 240Z'),
  Q: (c) => p(c, 'M14 240Q20 146 60 128Q80 118 102 118Q142 116 160 136L196 170V240Z'),
  K: (c) => p(c, 'M10 240Q22 146 58 130Q84 116 106 118Q132 116 156 130Q196 142 214 240Z'),
};
// One flat shadow per body: the lamp stands on the left.
export const shadow = {
  J: 'M146 120Q170 122 184 138Q202 160 206 240H168Q176 180 146 120Z',
  Q: 'M118 118Q146 118 160 136L196 170V240H130Q142 170 118 118Z',
  K: 'M150 128Q196 142 214 240H156Q174 186 150 128Z',
};
export const arm = {
  // offers the sign at hand height, left
  J: (sleeve, cuff) =>
    p(SKIN, 'M86 158L66 158Q48 164 38 171Q40 180 60 180L86 182Z') +
    line('M62 172l-16 1', 2.5) +
    p(sleeve, 'M94 153Q118 152 128 136Q142 118 162 128Q180 142 176 170L130 200Q116 180 98 182Z') +
    line('M130 160Q140 154 144 144', 3) +
    p(cuff, 'M83 152Q92 147 101 151L103 180Q93 186 85 182Z'),
  // forearm stands on the split and lifts the sign to head height, right
  Q: (sleeve, cuff, hand = SKIN) =>
    p(hand, 'M171 112Q164 96 172 90L192 87Q202 94 196 112Z') +
    line('M182 89v9M190 88v10', 2.5) +
    p(sleeve, 'M148 132L168 134 168 116H198L204 190H160Z') +
    p(cuff, 'M165 110H201V121H165Z'),
  // holds sceptre, sword or orb, left
  K: (sleeve, cuff) =>
    p(SKIN, 'M28 172Q28 160 40 160L58 164Q62 176 54 182H36Q28 180 28 172Z') +
    line('M30 170l14 2', 2.5) +
    p(cuff, 'M54 158L68 162 66 190 50 186Z') +
    p(sleeve, 'M66 160L92 152 110 200H62Z'),
};
export const hand = (x, y, colour = SKIN) =>
  at(x, y, p(colour, 'M-13 8Q-15-8-2-9L12-8Q19 3 11 11H-4Z') + line('M-11 1H2', 2.5));
export const ermine =
  p(ENAMEL, 'M58 128Q82 156 106 156Q132 156 154 128L172 142Q150 190 106 190Q62 190 42 142Z') +
  line('M64 148v7M84 164v7M106 168v7M128 164v7M148 148v7M104 180v4', 4);
export const staff = (d, colour, width = 6) => line(d, width + 6) + line(d, width - 1, colour);

export function uniform(sash) {
  return (
    p(sash, 'M68 126L84 120 168 176 152 200Z') +
    p(YELLOW, 'M84 118H128L124 132H88Z', 'stroke-width="3"') +
    p(YELLOW, 'M36 136Q44 122 66 128L62 146 34 152ZM176 136Q168 122 148 128L152 146 178 152Z') +
    line('M40 146v8M50 144v8M160 144v8M170 146v8', 3) +
    spots(YELLOW, 4.5, [96, 158], [90, 176])
  );
}
