import { answer } from '../../src/lib/protocol/answer';

/** The answer to one line, as JSON. */
export const ask = async (line: object): Promise<Record<string, unknown>> =>
  JSON.parse(await answer(JSON.stringify(line)));

/** Cards separated by a space, `''` for none. */
export const cards = (text: string): string[] => (text === '' ? [] : text.split(' '));
