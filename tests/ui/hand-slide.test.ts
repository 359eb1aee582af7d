import { describe, expect, it } from 'vitest';
import type { Fan } from '$lib/ui/table/fan';
import { begin, follow, type Slide } from '$lib/ui/table/slide';
import { card, cards } from '../helpers/table';

const fan: Fan = { count: 3, left: 0, top: 400, width: 80, height: 125, step: 30, turn: 0 };
const held = { cards: cards('HJ H7 SA'), playable: cards('HJ H7') };
const down = (x: number, on: string): Slide => begin(1, { x, y: 430, at: 1000 }, fan, card(on), held);
const move = (slide: Slide, x: number, y = 430, at = 1100): Slide => follow(slide, { x, y, at }, held);

describe('a finger on the fan', () => {
  it('is on the card it came down on, ready to play it', () => {
    expect(down(10, 'HJ')).toMatchObject({ card: card('HJ'), since: 1000, ready: true, still: true });
    expect(down(70, 'SA')).toMatchObject({ card: card('SA'), ready: false });
  });

  it('stays there while it only wavers, even on the edge of the next card', () => {
    expect(move(down(27, 'HJ'), 34).card).toBe(card('HJ'));
  });

  it('goes along with the finger and remembers when it came to a card', () => {
    const slide = move(down(10, 'HJ'), 45);
    expect(slide).toMatchObject({ card: card('H7'), since: 1100, ready: true, still: false });
    expect(move(slide, 75, 430, 1200)).toMatchObject({ card: card('SA'), since: 1200, ready: false });
    expect(move(slide, 50, 430, 1200).since).toBe(1100);
  });

  it('was elsewhere once it comes back', () => {
    expect(move(move(down(10, 'HJ'), 45), 10)).toMatchObject({ card: card('HJ'), still: false });
  });

  it('means nothing above the hand, and a card again when it comes back', () => {
    const away = move(down(10, 'HJ'), 10, 400 - 60);
    expect(away).toMatchObject({ card: null, ready: false });
    expect(move(away, 40)).toMatchObject({ card: card('H7'), ready: true });
  });

  it('means the raised card it was put on, though its neighbour has the strip', () => {
    const slide = down(50, 'HJ');
    expect(slide.card).toBe(card('HJ'));
    expect(move(slide, 50, 445).card).toBe(card('HJ'));
    expect(move(slide, 75).card).toBe(card('SA'));
  });
});
