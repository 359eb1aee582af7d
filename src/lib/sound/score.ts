/** How each sound is made: bursts of noise and dying tones, written down as numbers. */
import type { Sound } from './heard';

/** One burst or tone. Times in seconds, from when the sound begins. */
export interface Grain {
  readonly wave: 'noise' | 'sine' | 'triangle';
  readonly at: number;
  readonly seconds: number;
  /** At its loudest; never more than 1. */
  readonly gain: number;
  /** Until it is at its loudest. */
  readonly rise: number;
  /** Of a tone; of noise, where its filter lies. From, to. */
  readonly hertz: readonly [number, number];
  /** Only noise is filtered. */
  readonly filter?: 'lowpass' | 'bandpass' | 'highpass';
}

const tone = (hertz: number, gain: number, seconds: number, at = 0): Grain => ({
  ...{ wave: 'sine', at, seconds, gain, rise: 0.004, hertz: [hertz, hertz] },
});
const noise = (
  filter: 'lowpass' | 'bandpass' | 'highpass',
  hertz: readonly [number, number],
  gain: number,
  seconds: number,
  at = 0,
): Grain => ({ wave: 'noise', at, seconds, gain, rise: 0.003, hertz, filter });

/** `count` times the same, `step` seconds apart, none quite like the one before. */
const times = (count: number, step: number, grain: (at: number, index: number) => Grain): readonly Grain[] =>
  Array.from({ length: count }, (_, index) => grain(index * step, index));

/** Paper falls on cloth: hardly any pitch, more of the table than of the card. */
const CARD: readonly Grain[] = [
  noise('lowpass', [1300, 300], 0.5, 0.085),
  { ...tone(128, 0.45, 0.09), hertz: [128, 72] },
];
/** Four cards drawn together over the cloth. */
const SWEEP: readonly Grain[] = [{ ...noise('bandpass', [700, 2100], 0.42, 0.23), rise: 0.1 }];
/** Cards leave the pack one by one. */
const DEAL = times(5, 0.044, (at, index) =>
  noise('bandpass', [2600 + 170 * (index % 3), 1500], 0.3, 0.034, at),
);
/** Dull, and no more than a knuckle. */
const KNOCK: readonly Grain[] = [
  { ...tone(150, 0.5, 0.1), wave: 'triangle', hertz: [150, 92] },
  noise('lowpass', [500, 200], 0.25, 0.05),
];
/** Two soft notes, a fourth apart. */
const TURN: readonly Grain[] = [
  { ...tone(523, 0.16, 0.14), rise: 0.02 },
  { ...tone(698, 0.16, 0.15, 0.1), rise: 0.02 },
];
/** One stroke of a small ship's bell: its partials. */
const stroke = (at: number): readonly Grain[] => [
  tone(988, 0.2, 0.9, at),
  tone(1976, 0.09, 0.6, at),
  tone(2960, 0.05, 0.35, at),
];
const BELL: readonly Grain[] = [...stroke(0), ...stroke(0.34)];

const chalk = (strokes: number): readonly Grain[] =>
  times(strokes, 0.082, (at, index) => ({
    ...noise('bandpass', [4200 - 300 * index, 3100], 0.3, 0.07, at),
    rise: 0.012,
  }));

/** @param strokes of the chalk, which alone asks for it */
export function grainsOf(sound: Sound, strokes = 1): readonly Grain[] {
  if (sound === 'chalk') return chalk(strokes);
  return { card: CARD, sweep: SWEEP, deal: DEAL, knock: KNOCK, turn: TURN, bell: BELL }[sound];
}

/** When a card lands and a led one starts, as ui/table/motion.ts has it at normal speed. */
const LANDS = 0.18;
const LEADS = 0.22;
const AFTER = 0.12;

/** When each of the sounds of one step begins, in seconds: swept, then laid, then written. */
export function timed(sounds: readonly Sound[], speed: number): readonly { sound: Sound; at: number }[] {
  const swept = sounds.includes('sweep') ? LEADS * speed : 0;
  const fallen = sounds.includes('card') ? swept + LANDS * speed : swept;
  const late = fallen + (fallen > 0 ? AFTER : 0);
  const at = { sweep: 0, deal: swept, card: fallen, knock: 0, chalk: late, bell: late, turn: late };
  return sounds.map((sound) => ({ sound, at: at[sound] }));
}
