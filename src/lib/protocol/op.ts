/** What the operations of the engine protocol share (docs/ENGINE-PROTOCOL.md). */
import { type JsonObject, readFields, readWhole } from '../engine/json';
import type { Result } from '../engine/types';

export type ErrorCode = 'json' | 'format' | 'op' | 'variant' | 'dealer' | 'illegal';

/** An answered fault; replay adds where in the record it is. */
export interface ProtocolError {
  readonly error: ErrorCode;
  readonly message: string;
  readonly deal?: number | null;
  readonly action?: number | null;
}

/** One operation: takes the whole line as JSON and answers it. Never throws, keeps nothing. */
export type Op = (line: unknown) => Result<JsonObject, ProtocolError>;

export const answered = (value: JsonObject): Result<JsonObject, never> => ({ ok: true, value });

export const refused = (error: ErrorCode, message: string): Result<never, ProtocolError> => ({
  ok: false,
  error: { error, message },
});

export const malformed = (message: string): Result<never, ProtocolError> => refused('format', message);

/** The fields of a line besides `op`. */
export const readLine = <R extends string, O extends string = never>(
  line: unknown,
  required: readonly R[],
  optional: readonly O[] = [],
): ReturnType<typeof readFields<R | 'op', O>> => readFields<R | 'op', O>(line, ['op', ...required], optional);

/** An optional switch: false when left out, null when it is anything but true or false. */
export function readSwitch(raw: unknown): boolean | null {
  if (raw === undefined) return false;
  return typeof raw === 'boolean' ? raw : null;
}

/** An optional word with only one value: false when left out, null when it is anything else. */
export function readWord(raw: unknown, word: string | number): boolean | null {
  if (raw === undefined) return false;
  return raw === word ? true : null;
}

/** A seat of a table for four. */
export const readSeat = (raw: unknown): number | null => readWhole(raw, 0, 3);

export const RANKING = 'ranking is D, H, S, C, obenabe or undenufe';
