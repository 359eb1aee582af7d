/** A finger that slides along the fan: which card it is on, and since when. */
import type { Card } from '../../engine/types';
import { stripAt, type Fan, type Point } from './fan';

export interface Spot extends Point {
  /** `event.timeStamp` */
  readonly at: number;
}
/** What the finger slides over. */
export interface Held {
  readonly cards: readonly Card[];
  readonly playable: readonly Card[];
}
export interface Slide {
  readonly pointer: number;
  readonly fan: Fan;
  readonly from: Spot;
  readonly moving: boolean;
  readonly strip: number;
  /** The card under the finger; null off the hand. */
  readonly card: Card | null;
  /** When the finger came to it. */
  readonly since: number;
  /** It could be played when the finger came to it: nobody plays by lifting a finger that was only waiting. */
  readonly ready: boolean;
  /** The finger has been on no other card. */
  readonly still: boolean;
}

/** Pixels by which a resting finger may waver. */
const WAVER = 8;
export const isAway = (from: Point, to: Point): boolean => Math.hypot(to.x - from.x, to.y - from.y) > WAVER;

/** @param card the card that was seen under the finger: a raised one also shows above its neighbours' strips */
export function begin(pointer: number, from: Spot, fan: Fan, card: Card, held: Held): Slide {
  const ready = held.playable.includes(card);
  const strip = stripAt(fan, from);
  return { pointer, fan, from, moving: false, strip, card, since: from.at, ready, still: true };
}

export function follow(slide: Slide, to: Spot, held: Held): Slide {
  if (!slide.moving && !isAway(slide.from, to)) return slide;
  const strip = stripAt(slide.fan, to, slide.strip);
  if (strip === slide.strip) return { ...slide, moving: true };
  const card = held.cards[strip] ?? null;
  const ready = card !== null && held.playable.includes(card);
  return { ...slide, moving: true, strip, card, since: to.at, ready, still: false };
}
