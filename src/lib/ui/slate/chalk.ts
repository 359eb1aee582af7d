import type { Strokes } from './strokes';

/** One stroke of the chalk on a field of 120 × 72, and from where to where it was drawn. */
export interface Stroke {
  id: string;
  d: string;
  from: Point;
  to: Point;
}
type Point = readonly [x: number, y: number];

const [WIDTH, HEIGHT] = [120, 72];
export const FIELD = `0 0 ${WIDTH} ${HEIGHT}`;
const LEFT = 8;
const RIGHT = 112;
const TOP = 14;
const BOTTOM = 58;
const FIRST = 13.5;
const GROUP = 31;
const GROUPS = 3;

/** The three lines of the Z, in one path. */
export const rules = (hand: number): string =>
  [
    stroke('top', hand, [LEFT, TOP], [RIGHT, TOP]),
    stroke('diagonal', hand, [RIGHT, TOP], [LEFT, BOTTOM]),
    stroke('bottom', hand, [LEFT, BOTTOM], [RIGHT, BOTTOM]),
  ]
    .map(({ d }) => d)
    .join('');

/** Every stroke of one side. A `hand` is how unsteady it was: another number, another side. */
export const chalk = ({ hundreds, fifties, twenties }: Strokes, hand: number): Stroke[] => [
  ...tallies('h', hundreds, hand, TOP, -1),
  ...crosses(fifties, hand),
  ...tallies('t', twenties, hand, BOTTOM, 1),
];

/** Fives along a line. What does not fit goes to a second row on its inner side; `outside` is where the first moves. */
function tallies(line: string, count: number, hand: number, y: number, outside: -1 | 1): Stroke[] {
  const groups = Math.ceil(count / 5);
  const two = groups > GROUPS;
  const inRow = two ? Math.max(GROUPS, Math.ceil(groups / 2)) : GROUPS;
  const half = two ? 5.2 : 8;
  return Array.from({ length: count }, (_, i) => {
    const group = Math.floor(i / 5);
    const row = group < inRow ? outside : -outside;
    const pitch = (GROUP * GROUPS) / inRow;
    const x = FIRST + (group % inRow) * pitch;
    return tally(`${line}${i}`, hand, i % 5, [x, two ? y + row * 6.2 : y], pitch / 5, half);
  });
}

function tally(id: string, hand: number, i: number, [x, y]: Point, gap: number, half: number): Stroke {
  if (i === 4) return stroke(id, hand, [x - gap * 0.1, y + half * 0.85], [x + gap * 3.8, y - half * 0.8]);
  return stroke(id, hand, [x + i * gap, y - half], [x + i * gap - 0.5, y + half]);
}

/** Fifties from the upper end of the diagonal downwards, two to a cross. */
function crosses(count: number, hand: number): Stroke[] {
  const step = Math.min(0.117, 0.62 / Math.ceil(count / 2));
  return Array.from({ length: count }, (_, i) => {
    const way = 0.2 + Math.floor(i / 2) * step;
    const [x, y]: Point = [RIGHT + (LEFT - RIGHT) * way, TOP + (BOTTOM - TOP) * way];
    return i % 2 === 0
      ? stroke(`f${i}`, hand, [x - 4.5, y - 6], [x + 4.5, y + 6])
      : stroke(`f${i}`, hand, [x + 5.8, y - 4.2], [x - 5.8, y + 4.2]);
  });
}

function stroke(id: string, hand: number, a: Point, b: Point): Stroke {
  const off = (i: number, much: number): number => much * unsteady(`${hand}${id}${i}`);
  const from: Point = [a[0] + off(0, 0.5), a[1] + off(1, 0.5)];
  const to: Point = [b[0] + off(2, 0.5), b[1] + off(3, 0.5)];
  const bend: Point = [(a[0] + b[0]) / 2 + off(4, 0.8), (a[1] + b[1]) / 2 + off(5, 0.8)];
  return { id, d: `M${spell(from)}Q${spell(bend)} ${spell(to)}`, from, to };
}

/** Half the breadth of the chalk and how far a stroke bends: what it needs around its two ends. */
const AROUND = 3;

/** The box of a stroke: for its own picture, in hundredths of the field, and the way along which it is written. */
export function boxOf({ from, to }: Stroke) {
  const [x, y] = [Math.min(from[0], to[0]) - AROUND, Math.min(from[1], to[1]) - AROUND];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const [width, height] = [Math.abs(dx) + 2 * AROUND, Math.abs(dy) + 2 * AROUND];
  return {
    view: [x, y, width, height].map((value) => value.toFixed(2)).join(' '),
    place: [x / WIDTH, y / HEIGHT, width / WIDTH, height / HEIGHT].map(
      (part) => `${(part * 100).toFixed(3)}%`,
    ),
    way: Math.abs(dx) > Math.abs(dy) ? [Math.sign(dx), 0] : [0, Math.sign(dy)],
  };
}

const spell = (point: Point): string => point.map((value) => value.toFixed(1)).join(' ');

/** Between -1 and 1, the same for the same text: strokes must not wobble from one picture to the next (FNV-1a). */
function unsteady(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (((hash ^ (hash >>> 13)) >>> 0) / 0xffffffff) * 2 - 1;
}
