import { de, type Messages } from './de';

export type { Chair, ContractCode, Messages, Pack } from './de';

let messages = $state.raw<Messages>(de);

/** The words in the language in use. Read it where it is shown, and a change of language shows at once. */
export const t: Messages = new Proxy(de, { get: (_, key) => messages[key as keyof Messages] });

export function speak(language: Messages): void {
  messages = language;
}
