/** Sound and vibration at the table. They come with the first tap there: no browser lets a page sound before one. */
import type { Moment } from '../sound/heard';
import type { TableSound } from '../sound/table';
import type * as Attention from './attention';
import { settings } from './settings.svelte';

export class Sounds {
  #table: TableSound | null = null;
  #attention: typeof Attention | null = null;
  #asked = false;
  #closed = false;
  #now: Moment | null = null;

  /** A tap, or a key that presses a button. */
  wake(): void {
    if (this.#closed) return;
    this.#table?.allow();
    if (settings.now.sound) this.#attention?.allowSound();
    if (this.#asked) return;
    this.#asked = true;
    Promise.all([import('../sound/table'), import('./attention')]).then(
      ([sound, attention]) => {
        if (this.#closed) return;
        this.#attention = attention;
        this.#table = new sound.TableSound(settings, this.#now);
        // Most browsers still count it as the same tap; the others wait for the next.
        this.wake();
      },
      () => (this.#asked = false),
    );
  }
  /** The picture that is shown now. */
  show(now: Moment): void {
    this.#now = now;
    this.#table?.show(now);
  }
  /** A card that may not be played was tapped. */
  refuse(): void {
    this.#table?.refuse();
  }
  /** It is the own turn, and the app is out of sight. */
  call(): void {
    const { tone, sound, haptics } = settings.now;
    this.#attention?.call({ sound: tone && sound, vibration: haptics });
  }
  close(): void {
    this.#closed = true;
    this.#table?.close();
  }
}
