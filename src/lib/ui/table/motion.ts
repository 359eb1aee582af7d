/** How cards move over the table: always from where they lay to where the view has them now. */
import type { TransitionConfig } from 'svelte/transition';
import type { Card } from '../../engine/types';
import type { Chair } from '../../i18n/index.svelte';

/** Milliseconds at normal speed. */
const LAY = 220;
const SWEEP = 320;

interface Moved {
  readonly x: number;
  readonly y: number;
}

/** Where the cards of the own hand lay when they were played; a card is laid once, so it is forgotten then. */
const left = new Map<Card, DOMRect>();

export function leavesHand(card: Card, element: Element): void {
  left.clear();
  left.set(card, element.getBoundingClientRect());
}

const middle = ({ left: x, top: y, width, height }: DOMRect): Moved => ({
  x: x + width / 2,
  y: y + height / 2,
});

function between(node: Element, to: DOMRect | undefined): Moved {
  const here = middle(node.getBoundingClientRect());
  const there = to ? middle(to) : here;
  return { x: there.x - here.x, y: there.y - here.y };
}

/** The plate of a player, or for oneself the hand. */
const seatOf = (chair: Chair): DOMRect | undefined =>
  document.querySelector(`[data-chair="${chair}"]`)?.getBoundingClientRect();

/** Nothing moves where the speed or the system says so. */
function duration(ms: number, speed: number): number {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches || !('animate' in Element.prototype);
  return still ? 0 : ms * speed;
}

const EASE = (t: number): number => 1 - (1 - t) * (1 - t) * (1 - t);

interface Laying {
  readonly card: Card;
  readonly chair: Chair;
  readonly speed: number;
  /** A lead waits until the trick before it has been swept away. */
  readonly lead: boolean;
}
/** A card comes from its player's side, the own one from its place in the hand. */
export function lay(node: Element, { card, chair, speed, lead }: Laying): TransitionConfig {
  const time = duration(LAY, speed);
  if (time === 0) return { duration: 0 };
  const { x, y } = between(node, left.get(card) ?? seatOf(chair));
  left.delete(card);
  return {
    duration: time,
    delay: lead ? duration(SWEEP, speed) * 0.7 : 0,
    easing: EASE,
    css: (_, u) => `transform: translate(${x * u}px, ${y * u}px); opacity: ${u > 0.98 ? 0 : 1}`,
  };
}

interface Sweeping {
  readonly to: Chair | null;
  readonly speed: number;
}
/** A full trick goes to whoever took it. */
export function sweep(node: Element, { to, speed }: Sweeping): TransitionConfig {
  const time = duration(SWEEP, speed);
  if (time === 0 || to === null) return { duration: 0 };
  const { x, y } = between(node, seatOf(to));
  return {
    duration: time,
    easing: EASE,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${0.4 + 0.6 * t}); opacity: ${t}`,
  };
}
