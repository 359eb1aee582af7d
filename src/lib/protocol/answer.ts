/** One line of the engine protocol in, one line out (docs/ENGINE-PROTOCOL.md). */
import { compare } from './compare';
import { hello } from './hello';
import { legal } from './legal';
import { type Op, refused } from './op';
import { replay } from './replay';
import { trick } from './trick';
import { weis } from './weis';

const RULES = { hello, legal, trick, weis, compare, replay };
/** The computer player is loaded with the first line that asks for it: who asks for rules need not wait for it. */
const PLAYER = {
  solve: async () => (await import('./solve')).solve,
  choose: async () => (await import('./choose')).choose,
  rate: async () => (await import('./rate')).rate,
};

type Load = () => Op | Promise<Op>;
const OPS: ReadonlyMap<unknown, Load> = new Map<unknown, Load>([
  ...Object.entries(RULES).map(([name, op]) => [name, () => op] as const),
  ...Object.entries(PLAYER),
]);

/** Longer lines are not read; the longest games are far shorter. */
export const MAX_LINE = 8 * 1024 * 1024;

/** The answer to a line that is too long to be one. */
export const tooLong = (): string => write(refused('json', 'the line is too long'));

/**
 * Answers one line, without its line break. Equal lines give equal answers, unless they set a time, and a bad line leaves
 * nothing behind. Never throws.
 * @returns one JSON object, on one line
 */
export async function answer(line: string): Promise<string> {
  const read = parse(line);
  return write(
    read ? await run(read.json) : refused('json', line.trim() === '' ? 'the line is empty' : 'not JSON'),
  );
}

/** Null unless the line is JSON. */
function parse(line: string): { readonly json: unknown } | null {
  try {
    return { json: JSON.parse(line) };
  } catch {
    return null;
  }
}

async function run(json: unknown): Promise<ReturnType<Op>> {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return refused('format', 'not an object');
  const load = Object.hasOwn(json, 'op') ? OPS.get((json as { op: unknown }).op) : undefined;
  return load ? (await load())(json) : refused('op', `op is one of ${[...OPS.keys()].join(', ')}`);
}

const write = (result: ReturnType<Op>): string => JSON.stringify(result.ok ? result.value : result.error);
