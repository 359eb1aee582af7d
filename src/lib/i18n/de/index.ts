/** Every word on the screen, by subject. German is the source of truth. */
import { cardWords, contractWords, packs } from './cards';
import { error } from './error';
import { explain } from './explain';
import { fair } from './fair';
import { hand } from './hand';
import { lobby } from './lobby';
import { log } from './log';
import { options } from './options';
import { crew, sides } from './people';
import { profile } from './profile';
import { saving } from './saving';
import { spoken } from './spoken';
import { storage } from './storage';
import { declare, end, notice, table, why } from './table';
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
  saving,
  options,
  profile,
  table,
  hand,
  why,
  declare,
  weis,
  notice,
  log,
  end,
  spoken,
  explain,
  fair,
  error,
  // The pages of these load their texts themselves: the table and the lobby need no more than the titles.
  about: { title: 'Über' },
  dictionary: { title: 'Wörterbuch' },
  position: { title: 'Stellung öffnen' },
  replay: { title: 'Nachspielen', game: (score: string): string => `Nachspielen: ${score}` },
};

/** What every language has to say. */
export type Messages = typeof de;
