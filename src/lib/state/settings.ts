/** What a person can choose for this device, and what of a stored row still is a choice of today. */
import { parseOptions } from '../engine/variants/schieber/options';
import type { SchieberOptions } from '../engine/variants/schieber/types';
import type { Pack } from '../i18n/index.svelte';
import type { Level } from '../table/ports';
import type { Speed } from './pace';

const ALLOWED = {
  pack: ['german', 'french'],
  theme: ['auto', 'light', 'dark'],
  speed: ['slow', 'normal', 'fast', 'off'],
  /** How the own hand is sorted. */
  order: ['trumpFirst', 'trumpLast', 'suits'],
  /** The picture on the own plate. */
  sign: [
    'wheel',
    'anchor',
    'swan',
    'star',
    'bell',
    'hat',
    'steward',
    'cook',
    'stoker',
    'sailor',
    'gentleman',
    'girl',
  ],
  lastLevel: ['weak', 'medium', 'strong'] satisfies Level[],
} as const;

export type Theme = (typeof ALLOWED.theme)[number];
export type Order = (typeof ALLOWED.order)[number];
export type Sign = (typeof ALLOWED.sign)[number];
export const SIGNS: readonly Sign[] = ALLOWED.sign;

export interface Settings {
  readonly pack: Pack;
  readonly theme: Theme;
  readonly speed: Speed;
  readonly order: Order;
  readonly sign: Sign;
  /** What one is called at the table; empty = "Du". At most 14 characters. */
  readonly name: string;
  /** Name and sign have been offered; they are not offered a second time. */
  readonly introduced: boolean;
  /** A full trick goes by itself. */
  readonly autoCollect: boolean;
  /** A card is played by a second tap. */
  readonly confirm: boolean;
  /** Single letters open dictionary, last trick and so on. */
  readonly keys: boolean;
  /** Cards, chalk and bell are heard at the table; without it nothing sounds at all. */
  readonly tone: boolean;
  /** The device vibrates where it can. Not `vibration`: that was off for everybody who had never been asked. */
  readonly haptics: boolean;
  /** A bell when it is one's turn while the app is out of sight. */
  readonly sound: boolean;
  /** The screen stays on at the table. */
  readonly wakeLock: boolean;
  /** What the last Schieber was started with; the next one is offered the same. */
  readonly lastOptions: SchieberOptions | null;
  /** And against which computers. */
  readonly lastLevel: Level;
}

export const DEFAULTS: Settings = {
  pack: 'german',
  theme: 'auto',
  speed: 'normal',
  order: 'trumpFirst',
  sign: 'wheel',
  name: '',
  introduced: false,
  autoCollect: true,
  confirm: false,
  keys: true,
  tone: true,
  haptics: true,
  sound: false,
  wakeLock: false,
  lastOptions: null,
  lastLevel: 'strong',
};

/** Where settings last. What comes back may be old or foreign: `guarded` is for that. */
export interface SettingsStore {
  load(): Promise<unknown>;
  /** Changes these; the others stay as they are stored. */
  save(change: Partial<Settings>): Promise<void>;
}

export const LONGEST_NAME = 14;

/** The longest emoji that is one sign: two people with their skin, a heart and a kiss. */
const LONGEST_SIGN = 10;

/**
 * A name as it is kept: something to be seen, no white space around it, not too long for its plate, and nothing that
 * would change how the words beside it are read or cover them.
 */
export function tidyName(raw: string): string {
  const name = visible(raw.normalize('NFC').replace(/[\s\u2800]+/g, ' ')).trim();
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return '';
  const signs = [...new Intl.Segmenter('de-CH').segment(name)].map(({ segment }) => segment);
  const short = signs.slice(0, LONGEST_NAME).map((sign) => [...sign].slice(0, LONGEST_SIGN).join(''));
  return short
    .join('')
    .replace(/\u200d$/, '')
    .trim();
}

/** Without controls, marks of direction and what else is not seen, except for what holds emoji together. */
const visible = (text: string): string =>
  text
    .replace(/(?!\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/\u200d(?!\p{Extended_Pictographic})/gu, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1');

/** The parts of `raw` that are settings of today. */
export function guarded(raw: unknown): Partial<Settings> {
  if (typeof raw !== 'object' || raw === null) return {};
  const found = raw as Record<string, unknown>;
  const known = Object.keys(DEFAULTS).filter((key) => isChoice(key, found[key]));
  const lastOptions = parseOptions(found.lastOptions);
  const name = typeof found.name === 'string' ? tidyName(found.name) : '';
  return {
    ...Object.fromEntries(known.map((key) => [key, found[key]])),
    name,
    ...(lastOptions && { lastOptions }),
  };
}

function isChoice(key: string, value: unknown): boolean {
  if (key in ALLOWED) return (ALLOWED[key as keyof typeof ALLOWED] as readonly unknown[]).includes(value);
  return typeof DEFAULTS[key as keyof Settings] === 'boolean' && typeof value === 'boolean';
}
