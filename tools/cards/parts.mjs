/** What figures are built from: crowns, bodies, robes. */
import { BLUE, CX, CY, ENAMEL, RED, YELLOW, dot, line, p, spots } from './draw.mjs';

// --- Crowns -----------------------------------------------------------------------------------------
const beads = (c, r, ...xy) => xy.map(([x, y]) => dot(c, x, y, r, 'stroke-width="3"')).join('');
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
  // Three lilies between points
  lilies:
    p(
      YELLOW,
      'M-32-24L-38-48-27-40-24-50Q-30-58-18-66Q-8-58-13-50L-10-42-4-52Q-11-64 0-72Q11-64 4-52L10-42 13-50Q8-58 18-66Q30-58 24-50L27-40 38-48 32-24Q0-14-32-24Z',
    ) + p(BLUE, 'M-6-31L0-38 6-31 0-24Z', 'stroke-width="3"'),
  leaves:
    p(
      YELLOW,
      'M-32-24L-38-50Q-28-54-22-42Q-20-52-10-50Q-8-62 0-64Q8-62 10-50Q20-52 22-42Q28-54 38-50L32-24Q0-14-32-24Z',
    ) + spots(RED, 4, [-18, -32], [0, -34], [18, -32]),
  points:
    p(YELLOW, 'M-32-24L-40-52-24-42-20-62-8-44 0-66 8-44 20-62 24-42 40-52 32-24Q0-14-32-24Z') +
    line('M-31-32Q0-22 31-32', 3),
  // Five points with a bead on each: red for hearts
  beads:
    p(YELLOW, 'M-32-24L-42-50-25-40-23-60-9-42 0-66 9-42 23-60 25-40 42-50 32-24Q0-14-32-24Z') +
    beads(RED, 5, [-41, -50], [-22, -60], [0, -66], [22, -60], [41, -50]) +
    line('M-30-33Q0-24 30-33', 3),
  // Four tall rays with a stone between
  rays:
    p(YELLOW, 'M-32-24L-36-62-20-42-12-68 0-46 12-68 20-42 36-62 32-24Q0-14-32-24Z') +
    spots(BLUE, 4.5, [-19, -32], [0, -30], [19, -32]),
};

// --- Bodies: fixed places, so that costume is the only work per figure --------------------
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
