/** Where an explanation goes: beside its thing, inside the screen, and never under the finger. */
import type { Point } from './tip.svelte';

interface Size {
  readonly width: number;
  readonly height: number;
}
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Free on all sides: to the edge of the screen, and to the thing. */
const EDGE = 8;
const GAP = 8;
/** What a finger covers, from its tip: the hand comes from below. */
const FINGER = { left: 24, top: 32, right: 24, bottom: 56 };

/** What must stay in sight. */
function covered(anchor: Box, finger: Point | null): Box {
  if (!finger) return anchor;
  return {
    left: Math.min(anchor.left, finger.x - FINGER.left),
    top: Math.min(anchor.top, finger.y - FINGER.top),
    right: Math.max(anchor.right, finger.x + FINGER.right),
    bottom: Math.max(anchor.bottom, finger.y + FINGER.bottom),
  };
}

/** The four sides, the best one first. */
function sides(keep: Box, { width, height }: Size, finger: boolean): readonly Point[] {
  const x = (keep.left + keep.right - width) / 2;
  const y = (keep.top + keep.bottom - height) / 2;
  const above = { x, y: keep.top - GAP - height };
  const below = { x, y: keep.bottom + GAP };
  const beside = [
    { x: keep.right + GAP, y },
    { x: keep.left - GAP - width, y },
  ];
  return finger ? [above, ...beside, below] : [above, below, ...beside];
}

const within = (from: number, size: number, screen: number): number =>
  Math.max(EDGE, Math.min(from, screen - EDGE - size));

function overlap(at: Point, size: Size, box: Box): number {
  const wide = Math.min(at.x + size.width, box.right) - Math.max(at.x, box.left);
  const high = Math.min(at.y + size.height, box.bottom) - Math.max(at.y, box.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The upper left corner. */
export function place(anchor: Box, finger: Point | null, tip: Size, screen: Size): Point {
  const keep = covered(anchor, finger);
  const spots = sides(keep, tip, finger !== null).map(({ x, y }) => ({
    x: within(x, tip.width, screen.width),
    y: within(y, tip.height, screen.height),
  }));
  const hidden = spots.map((spot) => overlap(spot, tip, keep));
  return spots[hidden.indexOf(Math.min(...hidden))] ?? { x: EDGE, y: EDGE };
}
