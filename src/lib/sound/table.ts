/** The sound of one table: what its pictures let one hear and feel, as far as wanted and possible. */
import { heard, isWaiting, strokesBetween, type Buzz, type Moment, type Sound } from './heard';
import { Mixer } from './mixer';
import { grainsOf, timed, type Grain } from './score';

/** What the person wants. */
export interface Wish {
  readonly tone: boolean;
  readonly haptics: boolean;
  /** What motions are multiplied by: a card is heard when it lands. */
  readonly speed: number;
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
  #before: Moment | null = null;
  /** When others began to move; null if nobody else is to. */
  #waits: number | null = null;

  constructor() {
    document.addEventListener('visibilitychange', this.#hide);
  }

  /** In a tap or a key. */
  allow({ tone }: Wish): void {
    if (tone) this.#mixer.allow();
    else this.#mixer.close();
  }

  /** The picture that is shown now. The first one says nothing: whoever comes back has heard it. */
  show(now: Moment, wish: Wish): void {
    const before = this.#before;
    const waited = this.#waits === null ? 0 : performance.now() - this.#waits;
    this.#before = now;
    if (!isWaiting(now)) this.#waits = null;
    else this.#waits ??= performance.now();
    if (!wish.tone) this.#mixer.close();
    if (!before || isHidden()) return;
    const { sounds, buzz } = heard(before, now, waited);
    if (wish.tone && sounds.length > 0)
      this.#mixer.play(grains(sounds, wish.speed, strokesBetween(before, now)));
    if (wish.haptics && buzz) vibrate(PATTERN[buzz]);
  }

  /** A card that may not be played. */
  refuse({ tone }: Wish): void {
    if (tone && !isHidden()) this.#mixer.play(grainsOf('knock'));
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
