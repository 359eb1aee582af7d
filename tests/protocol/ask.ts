import { answer } from '../../src/lib/protocol/answer';

/** The answer to one line, as JSON. */
export const ask = (line: object): Record<string, unknown> => JSON.parse(answer(JSON.stringify(line)));

/** Cards separated by a space, `''` for none. */
export const cards = (text: string): string[] => (text === '' ? [] : text.split(' '));
