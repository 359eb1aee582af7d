/** The examples of docs/ENGINE-PROTOCOL.md are answered as it says. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answer } from '../../src/lib/protocol/answer';

const text = readFileSync(new URL('../../docs/ENGINE-PROTOCOL.md', import.meta.url), 'utf8');

/** Every line that asks for something, with the one below it. */
const examples = text.split('\n').flatMap((line, i, lines) => {
  return line.startsWith('{"op":') ? [{ op: JSON.parse(line).op as string, line, told: lines[i + 1]! }] : [];
});

describe('the examples of the documentation', () => {
  it('are there for what has an answer worth seeing', () => {
    const ops = new Set(examples.map(({ op }) => op));
    expect(ops).toEqual(new Set(['legal', 'trick', 'compare', 'solve', 'choose', 'rate']));
  });
  it.each(examples)('$op: $line', async ({ op, line, told }) => {
    const said = await answer(line);
    // How many deals a level looks at may change from one version to the next.
    if (op === 'choose')
      expect(JSON.parse(said)).toEqual({ ...JSON.parse(told), worlds: expect.any(Number) });
    else expect(said).toBe(told);
  });
});
