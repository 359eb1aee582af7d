/** The geometry of the fan, as the styles of the hand lay it out: which card's strip a point lies on. */

/** Pixels; `left` and `top` are those of the first card before it is turned and raised. */
export interface Fan {
  readonly count: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** From one card to the next. */
  readonly step: number;
  /** Degrees from one card to the next. */
  readonly turn: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far above the cards a finger is off the hand, and how far to the other sides. */
const ABOVE = 56;
const BESIDE = 28;
/** A finger that rocks on the edge of two cards stays on the one it is on. */
const GRIP = 4;
/** The cards turn about a point below them, in heights of a card. */
const PIVOT = 1.3;

/** Reads the fan off its buttons. Offsets leave out how the cards are turned and raised. */
export function measure(row: HTMLElement): Fan {
  const cards = row.querySelectorAll('button');
  const { left, top } = row.getBoundingClientRect();
  const first = cards[0] ?? row;
  const last = cards[cards.length - 1] ?? row;
  return {
    count: cards.length,
    left: left + first.offsetLeft,
    top: top + first.offsetTop,
    width: first.offsetWidth,
    height: first.offsetHeight,
    step: (last.offsetLeft - first.offsetLeft) / Math.max(1, cards.length - 1),
    turn: Number(getComputedStyle(row).getPropertyValue('--deg')),
  };
}

/** How far a point lies to the right of the left edge of a card, turned as that card is. */
function across(fan: Fan, index: number, { x, y }: Point): number {
  const angle = ((index - (fan.count - 1) / 2) * fan.turn * Math.PI) / 180;
  const dx = x - fan.left - fan.step * index - fan.width / 2;
  const dy = y - fan.top - fan.height * PIVOT;
  return dx * Math.cos(angle) + dy * Math.sin(angle) + fan.width / 2;
}

function isOff(fan: Fan, point: Point): boolean {
  if (point.y < fan.top - ABOVE || point.y > fan.top + fan.height + BESIDE) return true;
  return across(fan, 0, point) < -BESIDE || across(fan, fan.count - 1, point) > fan.width + BESIDE;
}

/**
 * The card whose strip a point lies on; -1 off the hand.
 * @param held the strip the finger is on so far, -1 for none
 */
export function stripAt(fan: Fan, point: Point, held = -1): number {
  if (fan.count === 0 || isOff(fan, point)) return -1;
  for (let index = fan.count - 1; index > 0; index -= 1) {
    const grip = held < 0 ? 0 : index === held ? -GRIP : index === held + 1 ? GRIP : 0;
    if (across(fan, index, point) >= grip) return index;
  }
  return 0;
}
