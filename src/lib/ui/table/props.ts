/** What goes on together from the page through the table to its parts. */
import type { Action } from '../../engine/variants/types';
import type { AdviceProps } from '../advice/words';
import type { Pack } from '../../i18n/index.svelte';
import type { SignName } from '../control/signs';
import type { HandOrder } from './hand';
import type { Overlay } from './shortcuts';

/** How this person likes the table. */
export interface SettingsProps {
  readonly pack: Pack;
  /** What pauses are multiplied by; 0 shows everything at once. */
  readonly speed: number;
  readonly order: HandOrder;
  /** A card is played by a second tap. */
  readonly confirm: boolean;
  /** Single letters open what lies over the table; the menu names them. */
  readonly keys: boolean;
  /** The table is heard. */
  readonly tone: boolean;
  /** How one is called, empty for "Du". */
  readonly name: string;
  /** On the own plate. */
  readonly sign: SignName;
}

/** "Zurück". */
export interface UndoProps {
  readonly can: boolean;
  /** The own decisions of the running deal that were taken back, oldest first. */
  readonly taken: readonly Action[];
  /** How often in the whole game. */
  readonly count: number;
  readonly onundo: () => void;
}

/** "Rat". */
export type AdviceState = AdviceProps | 'thinking' | 'failed' | 'off';

/** What lies over the table. */
export interface OverlayProps {
  readonly open: Overlay | null;
  readonly onopen: (overlay: Overlay) => void;
  readonly onclose: () => void;
  /** "Stellung kopieren": what is to be seen now, as text; null while there is nothing to decide. */
  readonly position: () => string | null;
  /** To another page, from the menu, which has to go first. */
  readonly onleave: (href: string) => void;
}
