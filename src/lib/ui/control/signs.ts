/** The pictures a player can choose from for the own plate: things here, people in picture/heads.ts, as files. */
import type { Messages } from '../../i18n/index.svelte';
import type { HeadName } from '../picture/heads';
import { wheel, type Glyph } from './glyphs';

export type SignName = keyof Messages['profile']['signs'];

export const SIGN_GLYPHS: Readonly<Record<Exclude<SignName, HeadName>, Glyph>> = {
  wheel,
  anchor: {
    stroke: 'M12 8v13M7.5 11.2h9M3.8 13.6c.4 4.4 3.8 7.2 8.2 7.4 4.4-.2 7.8-3 8.2-7.4',
    solid: 'M2 16.3l2.2-5 3.4 3.9zM22 16.3l-2.2-5-3.4 3.9z',
    accentStroke: 'M12 2.4a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2',
  },
  swan: {
    solid:
      'M9.7 3C7.4 3 5.9 4.3 5.4 6.4c1.6-.9 3.1-.9 3.5.3.5 1.5-4.3 3.4-4.3 7.8 0 3.6 3.3 6 8.2 6 5.6 0 9.2-3.6 9.7-9.5-2.6 2-5 2.2-7.2 1.5-1.8-.6-3.6-.6-5 .3 1-1.5 2.6-3.3 2.6-5.8C12.9 4.7 11.7 3 9.7 3z',
    accent: 'M5.7 4.9L1.5 7.3l3.6.9z',
  },
  star: {
    solid: 'M12 1.5l3.1 6.9 7.5.8-5.6 5 1.6 7.4L12 17.8l-6.6 3.8L7 14.2l-5.6-5 7.5-.8z',
    accent: 'M12 9.7a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2',
  },
  bell: {
    solid:
      'M12 2c-1 0-1.6.7-1.6 1.6C7.5 4.3 6 7 6 10.5c0 3.5-1 5-2.5 6.5h17c-1.5-1.5-2.5-3-2.5-6.5 0-3.5-1.5-6.2-4.4-6.9C13.6 2.7 13 2 12 2z',
    accent: 'M8.9 18.4a3.1 3.1 0 0 0 6.2 0z',
  },
  hat: {
    solid:
      'M6.3 9c0-1.4 2.5-2.3 5.7-2.3s5.7.9 5.7 2.3v.6c-3.6 1.3-7.8 1.3-11.4 0zM6.3 12.9c-3 .5-4.8 1.4-4.8 2.5 0 1.7 4.7 3.1 10.5 3.1s10.5-1.4 10.5-3.1c0-1.1-1.8-2-4.8-2.5v.5c-3.6 1.3-7.8 1.3-11.4 0z',
    accent: 'M6.3 9.8c3.6 1.3 7.8 1.3 11.4 0v3.3c-3.6 1.3-7.8 1.3-11.4 0z',
  },
};
