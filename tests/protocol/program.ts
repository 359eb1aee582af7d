/** The engine program itself, as somebody outside starts it. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const start = ['--import', './scripts/typescript.mjs', 'src/lib/protocol/main.ts'];

export interface Run {
  readonly status: number | null;
  /** Whole lines; the last one's line break is not followed by anything. */
  readonly lines: readonly string[];
  readonly errors: string;
}

/** Feeds the chunks to one process, one by one, and waits for its end. */
export function runProgram(...chunks: readonly (string | Uint8Array)[]): Promise<Run> {
  const child = spawn(process.execPath, start, { cwd: root });
  const out = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => (out[name] += text));
  }
  for (const chunk of chunks) child.stdin.write(chunk);
  child.stdin.end();
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      resolve({ status, lines: out.stdout.split('\n').slice(0, -1), errors: out.stderr });
    });
  });
}
