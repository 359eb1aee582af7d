/** How the app gets onto a device, step by step, as the page is told by the browser. */
import { install as words } from '../../i18n/de/install';
import { check, menu, type Glyph } from '../control/glyphs';

/** Ways that the person goes alone, with words and signs for it. */
export type Guided = 'ios' | 'mac' | 'menu';
export type Way = Guided | 'prompt' | 'insecure' | 'installed';

export interface Step {
  readonly glyph: Glyph;
  readonly text: string;
  readonly help: string;
}

/** The systems' own signs, in the strokes of this app. */
const share: Glyph = { stroke: 'M8.5 9.5H6v11h12v-11h-2.5M12 15V3M8.5 6.2L12 2.8l3.5 3.4' };
const add: Glyph = { stroke: 'M4.5 4.5h15v15h-15zM12 8.5v7M8.5 12h7' };
const dots: Glyph = {
  solid:
    'M5 9.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4M12 9.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4M19 9.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4',
};

const step = (glyph: Glyph, [text = '', help = '']: readonly string[]): Step => ({ glyph, text, help });

const { ios, mac, menu: other } = words;
export const STEPS: Readonly<Record<Guided, readonly Step[]>> = {
  ios: [step(share, ios.share), step(add, ios.add), step(check, ios.confirm)],
  mac: [step(menu, mac.share), step(add, mac.add), step(check, mac.confirm)],
  menu: [step(dots, other.open), step(add, other.add)],
};

export const isGuided = (way: Way): way is Guided => way in STEPS;

/** There the app does not see what the browser has stored. */
export const hasOwnStorage = (way: Guided): boolean => way !== 'menu';
