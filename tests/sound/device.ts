/** A browser that can sound, as far as the mixer asks it to, and that remembers what it was told. */
import { vi } from 'vitest';

class Param {
  value = 1;
  readonly told: number[] = [];
  setValueAtTime(value: number): void {
    this.told.push(value);
  }
  linearRampToValueAtTime(value: number): void {
    this.told.push(value);
  }
  exponentialRampToValueAtTime(value: number): void {
    if (value <= 0) throw new RangeError('an exponential ramp never gets to 0');
    this.told.push(value);
  }
}
class Node {
  connected: Node[] = [];
  connect(next: Node): Node {
    this.connected.push(next);
    return next;
  }
  disconnect(): void {
    this.connected = [];
  }
}
class Gain extends Node {
  readonly gain = new Param();
}
class Filter extends Node {
  readonly frequency = new Param();
  type = 'lowpass';
}
export class Source extends Node {
  readonly frequency = new Param();
  buffer: unknown = null;
  loop = false;
  type = 'sine';
  onended: (() => void) | null = null;
  startsAt = NaN;
  endsAt = NaN;
  stopped = false;
  start(at: number): void {
    this.startsAt = at;
  }
  stop(at?: number): void {
    if (at === undefined) this.stopped = true;
    else this.endsAt = at;
  }
  /** The device has played it. */
  finish(): void {
    this.onended?.();
  }
}

export class Device {
  static made: Device[] = [];
  /** What `resume` leads to. */
  static wakes: 'running' | 'suspended' | 'fails' = 'running';
  state: 'suspended' | 'running' | 'closed' = 'suspended';
  currentTime = 10;
  readonly sampleRate = 8000;
  readonly destination = new Node();
  readonly gains: Gain[] = [];
  readonly sources: Source[] = [];
  readonly filters: Filter[] = [];

  constructor() {
    Device.made.push(this);
  }
  async resume(): Promise<void> {
    await Promise.resolve();
    if (Device.wakes === 'fails') throw new Error('no output device');
    if (this.state !== 'closed') this.state = Device.wakes;
  }
  async suspend(): Promise<void> {
    this.state = 'suspended';
  }
  async close(): Promise<void> {
    this.state = 'closed';
  }
  createGain(): Gain {
    return keep(this.gains, new Gain());
  }
  createBiquadFilter(): Filter {
    return keep(this.filters, new Filter());
  }
  createOscillator(): Source {
    return keep(this.sources, new Source());
  }
  createBufferSource(): Source {
    return keep(this.sources, new Source());
  }
  createBuffer(_: number, length: number): { getChannelData: () => Float32Array } {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  }

  /** Every node that is connected to something, but for the one volume of all. */
  get connected(): number {
    const [, ...rest] = this.#byVolume();
    return [...rest, ...this.sources, ...this.filters].filter(({ connected }) => connected.length > 0).length;
  }
  /** The one volume that goes to the speaker, then the others. */
  #byVolume(): Gain[] {
    const isLast = (gain: Gain): boolean => gain.connected.includes(this.destination);
    return [...this.gains.filter(isLast), ...this.gains.filter((gain) => !isLast(gain))];
  }
  get volumes(): readonly number[] {
    return this.gains.flatMap(({ gain }) => gain.told);
  }
  get master(): number {
    return this.#byVolume()[0]?.gain.value ?? NaN;
  }
}
function keep<T>(all: T[], one: T): T {
  all.push(one);
  return one;
}

/** The browser has Web Audio, and its first device will be this one. */
export function withAudio(): void {
  Device.made = [];
  Device.wakes = 'running';
  vi.stubGlobal('AudioContext', Device);
}
export const settle = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await Promise.resolve();
};
