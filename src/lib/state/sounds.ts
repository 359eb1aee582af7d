/** Sound and vibration at the table. They come with the first tap there: no browser lets a page sound before one. */
import type { Moment } from '../sound/heard';
import type { TableSound } from '../sound/table';
import { settings } from './settings.svelte';

export class Sounds {
  #table: TableSound | null = null;
  #asked = false;
  #closed = false;
  #now: Moment | null = null;

  /** A tap or a key. */
  wake(): void {
    this.#table?.allow(this.#wish);
    if (this.#asked) return;
    this.#asked = true;
    import('../sound/table').then(
      (sound) => {
        if (this.#closed) return;
        this.#table = new sound.TableSound();
        // Most browsers still count it as the same tap; the others wait for the next.
        this.#table.allow(this.#wish);
        if (this.#now) this.show(this.#now);
      },
      () => (this.#asked = false),
    );
  }
  /** The picture that is shown now. */
  show(now: Moment): void {
    this.#now = now;
    this.#table?.show(now, this.#wish);
  }
  /** A card that may not be played was tapped. */
  refuse(): void {
    this.#table?.refuse(this.#wish);
  }
  close(): void {
    this.#closed = true;
    this.#table?.close();
  }

  get #wish() {
    return { ...settings.now, speed: settings.factor };
  }
}
