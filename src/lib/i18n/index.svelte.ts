import { de, type Messages } from './de';

export type { Chair, ContractCode, Level, Messages, Pack } from './de';

/** The words in the language in use; German is the only one so far. */
export const t: Messages = de;
