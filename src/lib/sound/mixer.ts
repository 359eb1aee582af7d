/** The only place that touches Web Audio: plays grains, quietly, a few at a time, and lets the device sleep between. */
import type { Grain } from './score';

const MASTER = 0.4;
/** Sounds at once. */
const VOICES = 6;
/** Seconds within which the next sound takes the place of the one before: nobody moves that fast, only a browser does. */
const BURST = 0.06;
/** Milliseconds after which a sound that had to wait for the device would come too late. */
const LATE = 250;
/** Milliseconds without a sound until the device may sleep. */
const IDLE = 4000;
const SILENT = 0.0001;

interface Voice {
  readonly asked: number;
  readonly sources: Set<AudioScheduledSourceNode>;
  readonly nodes: readonly AudioNode[];
}

export class Mixer {
  #context: AudioContext | null = null;
  #master: GainNode | null = null;
  #noise: AudioBuffer | null = null;
  /** The browser has let it sound once; until then only a tap or a key can begin. */
  #allowed = false;
  #voices: Voice[] = [];
  #idle: ReturnType<typeof setTimeout> | undefined;
  /** Of the wishes that wait for the device, only the newest is played. */
  #wish = 0;
  /** It was asked to go on and has not answered: on some devices only the next tap gets it going. */
  #pending = false;
  #seed = 0x2545f491;

  /** In a tap or a key: browsers let a page sound only then. */
  allow(): void {
    if (this.#allowed && !this.#pending) return;
    try {
      this.#context ??= new AudioContext();
      void this.#resume(this.#context).then((allowed) => {
        this.#allowed ||= allowed;
        this.#rest();
      });
    } catch {
      // No sound here.
    }
  }

  play(grains: readonly Grain[]): void {
    const context = this.#context;
    if (!context || !this.#allowed || grains.length === 0) return;
    if (context.state === 'running') return this.#start(context, grains);
    const wish = ++this.#wish;
    const asked = performance.now();
    void this.#resume(context).then((running) => {
      // Where it does not come back by itself, the next tap may help.
      if (!running) this.#allowed = false;
      else if (wish === this.#wish && performance.now() - asked < LATE) this.#start(context, grains);
      else this.#rest();
    });
  }

  /** Silence at once. */
  hush(): void {
    this.#wish += 1;
    for (const voice of [...this.#voices]) this.#end(voice);
    clearTimeout(this.#idle);
    if (this.#context?.state === 'running') this.#context.suspend().catch(() => {});
  }

  /** Silence for good. */
  close(): void {
    this.hush();
    this.#master?.disconnect();
    if (this.#context && this.#context.state !== 'closed') this.#context.close().catch(() => {});
    this.#context = this.#master = this.#noise = null;
    this.#allowed = false;
  }

  /** Whether it sounds now. */
  #resume(context: AudioContext): Promise<boolean> {
    this.#pending = true;
    return context.resume().then(
      () => {
        this.#pending = false;
        return context === this.#context && context.state === 'running';
      },
      () => (this.#pending = false),
    );
  }

  #start(context: AudioContext, grains: readonly Grain[]): void {
    try {
      const now = context.currentTime;
      for (const voice of [...this.#voices]) if (now - voice.asked < BURST) this.#end(voice);
      while (this.#voices.length >= VOICES) this.#end(this.#voices[0] as Voice);
      const parts = grains.map((grain) => this.#sow(context, grain, now));
      const voice: Voice = {
        asked: now,
        sources: new Set(parts.map(({ source }) => source)),
        nodes: parts.flatMap(({ nodes }) => nodes),
      };
      this.#voices.push(voice);
      for (const source of voice.sources) source.onended = () => this.#fade(voice, source);
    } catch {
      // A device that has gone, or a browser that lacks a part: the game goes on without a sound.
    }
    this.#rest();
  }

  #sow(
    context: AudioContext,
    grain: Grain,
    now: number,
  ): { source: AudioScheduledSourceNode; nodes: AudioNode[] } {
    const at = now + 0.005 + grain.at;
    const end = at + grain.seconds;
    const bent = grain.hertz.map((hertz) => hertz * this.#varied(0.06));
    const [from = 0, to = 0] = bent;
    const volume = context.createGain();
    volume.gain.setValueAtTime(SILENT, at);
    volume.gain.linearRampToValueAtTime(grain.gain * this.#varied(0.08), at + grain.rise);
    volume.gain.exponentialRampToValueAtTime(SILENT, end);
    const { source, shaped, hertz } = grain.filter
      ? this.#rustle(context, grain.filter)
      : this.#tone(context, grain.wave);
    hertz.setValueAtTime(from, at);
    hertz.exponentialRampToValueAtTime(to, end);
    shaped.connect(volume).connect(this.#output(context));
    source.start(at);
    source.stop(end);
    return { source, nodes: [...new Set([source, shaped, volume])] };
  }

  #tone(context: AudioContext, wave: Grain['wave']) {
    const source = context.createOscillator();
    source.type = wave === 'triangle' ? 'triangle' : 'sine';
    return { source, shaped: source, hertz: source.frequency };
  }

  #rustle(context: AudioContext, type: BiquadFilterType) {
    const source = context.createBufferSource();
    source.buffer = this.#noise ??= this.#makeNoise(context);
    source.loop = true;
    const shaped = context.createBiquadFilter();
    shaped.type = type;
    source.connect(shaped);
    return { source, shaped, hertz: shaped.frequency };
  }

  #output(context: AudioContext): GainNode {
    if (this.#master) return this.#master;
    this.#master = context.createGain();
    this.#master.gain.value = MASTER;
    this.#master.connect(context.destination);
    return this.#master;
  }

  #makeNoise(context: AudioContext): AudioBuffer {
    const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * 0.5), context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = this.#next();
    return buffer;
  }

  /** Between -1 and 1. No chance, only a row of numbers: no two cards sound alike, and nothing hangs on it. */
  #next(): number {
    this.#seed ^= this.#seed << 13;
    this.#seed ^= this.#seed >>> 17;
    this.#seed ^= this.#seed << 5;
    return this.#seed / 0x80000000;
  }
  #varied(much: number): number {
    return 1 - much * Math.abs(this.#next());
  }

  /** One of its sources has played to its end. */
  #fade(voice: Voice, source: AudioScheduledSourceNode): void {
    voice.sources.delete(source);
    if (voice.sources.size === 0) this.#end(voice);
  }

  #end(voice: Voice): void {
    this.#voices = this.#voices.filter((one) => one !== voice);
    for (const source of voice.sources) {
      source.onended = null;
      source.stop();
    }
    for (const node of voice.nodes) node.disconnect();
  }

  /** From now on it sleeps unless something sounds. */
  #rest(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.hush(), IDLE);
  }
}
