/** How the program reads its input: line ends, pieces, the last line, lines without end. */
import { describe, expect, it } from 'vitest';
import { answer, tooLong } from '../../src/lib/protocol/answer';
import { linesOf } from '../../src/lib/protocol/lines';
import { runProgram } from './program';

async function* pieces(...chunks: readonly string[]): AsyncGenerator<string> {
  yield* chunks;
}
async function linesIn(...chunks: readonly string[]): Promise<(string | null)[]> {
  const lines = [];
  for await (const line of linesOf(pieces(...chunks), 10)) lines.push(line);
  return lines;
}

describe('lines', () => {
  it.each<[string, string[], (string | null)[]]>([
    ['nothing', [], []],
    ['an empty line', ['\n'], ['']],
    ['LF and CRLF', ['a\r\nb\n'], ['a', 'b']],
    ['a last line without an end', ['a\nb'], ['a', 'b']],
    ['pieces of lines', ['a', 'b\nc', '', 'd\n'], ['ab', 'cd']],
    ['CR and LF apart', ['a\r', '\nb'], ['a', 'b']],
    ['a CR inside', ['a\rb\n'], ['a\rb']],
    ['separators that JSON allows', ['a\u2028b\u2029c\n'], ['a\u2028b\u2029c']],
    ['a line as long as allowed', ['0123456789\na'], ['0123456789', 'a']],
    ['one that is longer', ['0123456789A\na'], [null, 'a']],
    ['one that goes on and on', ['0123456789', '0123456789', '0123456789\na'], [null, 'a']],
    ['and one that never ends', ['01234567890123456789'], [null]],
  ])('%s', async (_, chunks, expected) => expect(await linesIn(...chunks)).toEqual(expected));
});

describe('the program', () => {
  const hello = '{"op":"hello"}';

  it('says nothing when asked nothing', async () => {
    expect(await runProgram()).toEqual({ status: 0, lines: [], errors: '' });
  });
  it('takes CRLF, blank lines and a last line without an end', async () => {
    const { status, lines } = await runProgram(`${hello}\r\n\r\n`, hello);
    expect({ status, lines }).toEqual({
      status: 0,
      lines: await Promise.all([hello, '', hello].map(answer)),
    });
  });
  it('takes letters that arrive in halves', async () => {
    const bytes = Buffer.from(`{"op":"Stöck"}\n${hello}\n`);
    const half = bytes.indexOf(0xc3) + 1;
    const { lines } = await runProgram(bytes.subarray(0, half), bytes.subarray(half));
    expect(lines).toEqual([await answer('{"op":"x"}'), await answer(hello)]);
  });
  it('answers a line beyond all measure with one error, and goes on', async () => {
    const piece = '7'.repeat(1 << 20);
    const { status, lines } = await runProgram(...Array.from({ length: 12 }, () => piece), `\n${hello}\n`);
    expect({ status, lines }).toEqual({ status: 0, lines: [tooLong(), await answer(hello)] });
  }, 60_000);
});
