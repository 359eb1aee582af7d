/** Every word on the screen, by subject. German is the source of truth. */
import { cardWords, contractWords, packs } from './cards';
import { error } from './error';
import { lobby } from './lobby';
import { options } from './options';
import { crew, sides } from './people';
import { end, settle } from './settle';
import { settings } from './settings';
import { spoken } from './spoken';
import { declare, notice, table, why } from './table';
import { weis } from './weis';

export type { ContractCode, Pack } from './cards';
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
  options,
  settings,
  table,
  why,
  declare,
  weis,
  notice,
  settle,
  end,
  spoken,
  error,
};

/** What every language has to say. */
export type Messages = typeof de;
