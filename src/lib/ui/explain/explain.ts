/** `{@attach explain(() => …)}`: mouse, finger and keys ask what a thing is. `Tip.svelte` shows the answer. */
import type { Attachment } from 'svelte/attachments';
import { isFinger } from '../control/gesture';
import { tip, type Point, type Tell } from './tip.svelte';

/** How long a mouse lingers or a finger stays, in milliseconds. */
const HOLD = 450;
/** How far a finger may slip meanwhile, in pixels. */
const SLIP = 10;

interface Use {
  /** The thing does nothing else: a tap or Enter explains it as well. */
  readonly tap?: boolean;
}

const asks = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && (event.key === '?' || event.key.toLowerCase() === 'i');
const at = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY });

export function explain(tell: Tell, { tap = false }: Use = {}): Attachment<HTMLElement> {
  return (node) => {
    const listening = new AbortController();
    const asked = new Asked(node, tell, tap);
    node.dataset.explained = '';
    for (const type of EVENTS) {
      node.addEventListener(type, (event) => asked[type](event as never), { signal: listening.signal });
    }
    return () => {
      listening.abort();
      asked.end();
    };
  };
}

const EVENTS = [
  ...(['pointerleave', 'pointerdown', 'pointermove'] as const),
  ...(['pointerup', 'pointercancel', 'contextmenu', 'click', 'keydown'] as const),
];

/** The attention one thing gets. Its methods are named after the events they answer. */
class Asked {
  readonly #node: HTMLElement;
  readonly #tell: Tell;
  readonly #tap: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where the finger went down, while it has not moved. */
  #finger: Point | null = null;
  /** The mouse has moved on it since it came. */
  #noticed = false;
  /** What the last press came from: a click says so only in some browsers. */
  #touched = false;

  constructor(node: HTMLElement, tell: Tell, tap: boolean) {
    this.#node = node;
    this.#tell = tell;
    this.#tap = tap;
  }

  pointerleave(event: PointerEvent): void {
    this.#rest();
    this.#noticed = false;
    if (event.pointerType === 'mouse') this.#hide();
  }

  pointerdown(event: PointerEvent): void {
    this.#rest();
    this.#noticed = true;
    this.#touched = isFinger(event);
    if (this.#touched) this.#hold(at(event));
    else if (!this.#tap) this.#hide();
  }

  pointermove(event: PointerEvent): void {
    if (event.pointerType === 'mouse') this.#linger(event);
    if (!this.#finger) return;
    const { x, y } = at(event);
    if (Math.abs(x - this.#finger.x) > SLIP || Math.abs(y - this.#finger.y) > SLIP) this.#rest();
  }

  pointerup(): void {
    if (this.#touched) this.#rest();
  }

  pointercancel(): void {
    this.#rest();
  }

  /** A long press is ours: no menu, no picture to save. */
  contextmenu(event: MouseEvent): void {
    if (this.#finger || (this.#touched && tip.isFor(this.#node))) event.preventDefault();
  }

  click(event: MouseEvent): void {
    if (!this.#tap) return;
    event.stopPropagation();
    this.#rest();
    const byKey = event.detail === 0;
    if (byKey && tip.isFor(this.#node)) this.#hide();
    else this.#show(!byKey && this.#touched ? at(event) : null, true);
  }

  keydown(event: KeyboardEvent): void {
    if (event.target !== this.#node || !asks(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (tip.isFor(this.#node)) this.#hide();
    else this.#show(null, true);
  }

  end(): void {
    this.#rest();
    this.#hide();
  }

  /** Only a mouse that has moved here asks: a table may come up under one that lies still. */
  #linger(event: PointerEvent): void {
    if (this.#noticed || event.buttons !== 0) return;
    this.#noticed = true;
    this.#wait(() => this.#show(null, false));
  }

  #hold(finger: Point): void {
    this.#wait(() => {
      this.#show(finger, false);
      if (tip.isFor(this.#node)) tip.mute();
    });
    this.#finger = finger;
  }

  #wait(then: () => void): void {
    this.#rest();
    this.#timer = setTimeout(then, HOLD);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#finger = null;
  }

  #show(finger: Point | null, aloud: boolean): void {
    tip.show({ anchor: this.#node, tell: this.#tell, finger, aloud });
  }

  #hide(): void {
    if (tip.isFor(this.#node)) tip.hide();
  }
}
