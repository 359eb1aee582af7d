/** The sound of one table: what its pictures let one hear and feel, as far as wanted and possible. */
import { heard, isWaiting, strokesBetween, type Buzz, type Moment, type Sound } from './heard';
import { Mixer } from './mixer';
import { grainsOf, timed, type Grain } from './score';

/** What the person wants; asked again each time. */
export interface Wish {
  readonly now: { readonly tone: boolean; readonly haptics: boolean };
  /** What motions are multiplied by: a card is heard when it lands. */
  readonly factor: number;
}

const PATTERN: Readonly<Record<Buzz, readonly number[]>> = {
  laid: [10],
  turn: [20],
  match: [30, 80, 30, 80, 60],
};

const isHidden = (): boolean => document.visibilityState === 'hidden';

export class TableSound {
  readonly #mixer = new Mixer();
  readonly #hide = (): void => {
    if (isHidden()) this.#mixer.hush();
  };
  readonly #wish: Wish;
  #before: Moment | null;
  /** When others began to move; null if nobody else is to. */
  #waits: number | null = null;

  /** @param now the picture that is shown; it says nothing: whoever comes back has heard it */
  constructor(wish: Wish, now: Moment | null) {
    this.#wish = wish;
    this.#before = now;
    this.#wait(now);
    document.addEventListener('visibilitychange', this.#hide);
  }

  /** In a tap or a key. */
  allow(): void {
    if (this.#wish.now.tone) this.#mixer.allow();
    else this.#mixer.close();
  }

  /** The picture that is shown now. */
  show(now: Moment): void {
    const { tone, haptics } = this.#wish.now;
    const before = this.#before;
    const waited = this.#waits === null ? 0 : performance.now() - this.#waits;
    this.#before = now;
    this.#wait(now);
    if (!tone) this.#mixer.close();
    if (!before || isHidden()) return;
    const { sounds, buzz } = heard(before, now, waited);
    if (tone) this.#mixer.play(grains(sounds, this.#wish.factor, strokesBetween(before, now)));
    if (haptics && buzz) vibrate(PATTERN[buzz]);
  }

  /** A card that may not be played. */
  refuse(): void {
    if (this.#wish.now.tone && !isHidden()) this.#mixer.play(grainsOf('knock'));
  }

  #wait(now: Moment | null): void {
    this.#waits = now && isWaiting(now) ? (this.#waits ?? performance.now()) : null;
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#hide);
    this.#mixer.close();
  }
}

const grains = (sounds: readonly Sound[], speed: number, strokes: number): readonly Grain[] =>
  timed(sounds, speed).flatMap(({ sound, at }) =>
    grainsOf(sound, strokes).map((grain) => ({ ...grain, at: grain.at + at })),
  );

function vibrate(pattern: readonly number[]): void {
  try {
    navigator.vibrate?.([...pattern]);
  } catch {
    // Not here.
  }
}
