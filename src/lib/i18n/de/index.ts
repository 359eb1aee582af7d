/** Every word on the screen, by subject. German is the source of truth. */
import { about } from './about';
import { cardWords, contractWords, packs } from './cards';
import { data } from './data';
import { error } from './error';
import { explain } from './explain';
import { fair } from './fair';
import { hand } from './hand';
import { install } from './install';
import { lobby } from './lobby';
import { log } from './log';
import { menu } from './menu';
import { options } from './options';
import { crew, sides } from './people';
import { bilanz, end, settle } from './settle';
import { settings } from './settings';
import { spoken } from './spoken';
import { storage } from './storage';
import { declare, notice, table, why } from './table';
import { weis } from './weis';

export type { ContractCode, Pack } from './cards';
export type { Level } from './options';
export type { Chair } from './people';

export const de = {
  app: {
    name: 'Salonjass',
    motto: 'Jassen im Salon des Raddampfers',
    poster: 'Raddampfer auf dem See, dahinter Berge',
  },
  back: 'Zurück',
  close: 'Schliessen',
  packs,
  packLegend: 'Kartenblatt',
  card: cardWords,
  contract: contractWords,
  times: (factor: number): string => `×\u2009${factor}`,
  timesSpoken: (factor: number): string => `mal ${factor}`,
  crew,
  sides,
  variants: { schieber: 'Schieber' },
  lobby,
  storage,
  data,
  options,
  settings,
  table,
  hand,
  why,
  declare,
  weis,
  notice,
  log,
  menu,
  settle,
  bilanz,
  end,
  spoken,
  explain,
  fair,
  install,
  error,
  about,
  // Its texts, in dictionary.ts, are loaded with it.
  dictionary: { title: 'Wörterbuch' },
};

/** What every language has to say. */
export type Messages = typeof de;
