import type { Code } from '../../fast/order';
import type { PlannedPosition } from '../../fast/planned';

const WORDS = 9;

/** What a position was before each card of a line, so that cards can be taken back. */
export class PlannedTrail {
  readonly #words = new Int32Array(38 * WORDS);

  /** Plays the card; what that has counted for side 0. */
  play(position: PlannedPosition, code: Code, ply: number): number {
    const at = ply * WORDS;
    this.#note(position, at);
    position.play(code);
    return position.score - this.#words[at + 8]!;
  }

  #note(position: PlannedPosition, at: number): void {
    const words = this.#words;
    words[at] = position.turn;
    words[at + 1] = position.size;
    words[at + 2] = position.led;
    words[at + 3] = position.best;
    words[at + 4] = position.bestSeat;
    words[at + 5] = position.trickPoints;
    words[at + 6] = position.left;
    words[at + 7] = position.takers;
    words[at + 8] = position.score;
  }

  takeBack(position: PlannedPosition, code: Code, ply: number): void {
    const closed = position.size === 0;
    this.#restore(position, ply * WORDS);
    if (closed) position.turnBack();
    const bit = 1 << (code & 15);
    position.hands[position.turn * 4 + (code >> 4)]! |= bit;
    position.out[code >> 4]! |= bit;
  }

  #restore(position: PlannedPosition, at: number): void {
    const words = this.#words;
    position.turn = words[at]!;
    position.size = words[at + 1]!;
    position.led = words[at + 2]!;
    position.best = words[at + 3]!;
    position.bestSeat = words[at + 4]!;
    position.trickPoints = words[at + 5]!;
    position.left = words[at + 6]!;
    position.takers = words[at + 7]!;
    position.score = words[at + 8]!;
  }

  /** All open hands hold one card: plays them out; what that counts for side 0. The position comes back unchanged. */
  playLast(position: PlannedPosition, ply: number): number {
    const at = ply * WORDS;
    this.#note(position, at);
    const { plan, size, turn } = position;
    for (let i = 0; i < plan.seats - size; i++) position.lay(onlyCard(position, (turn + i) % plan.seats));
    const gain = position.score - this.#words[at + 8]!;
    this.#restore(position, at);
    return gain;
  }
}

function onlyCard(position: PlannedPosition, seat: number): Code {
  let suit = 0;
  while (position.hands[seat * 4 + suit] === 0) suit++;
  return suit * 16 + 31 - Math.clz32(position.hands[seat * 4 + suit]!);
}
