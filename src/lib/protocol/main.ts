/** The engine as a program: a JSON object per line in, a JSON object per line out (docs/ENGINE-PROTOCOL.md). */
import { once } from 'node:events';
import { answer, MAX_LINE, tooLong } from './answer';
import { linesOf } from './lines';

process.stdin.setEncoding('utf8');
// Whoever asked has gone: there is nobody to answer.
process.stdout.on('error', () => process.exit(0));

for await (const line of linesOf(process.stdin, MAX_LINE)) {
  const written = process.stdout.write(`${line === null ? tooLong() : await answer(line)}\n`);
  if (!written) await once(process.stdout, 'drain');
}
