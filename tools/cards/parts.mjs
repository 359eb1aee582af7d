/** What figures are built from: crowns, bodies, robes. */
import { BLUE, CX, CY, ENAMEL, RED, YELLOW, dot, line, p, spots } from './draw.mjs';

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
