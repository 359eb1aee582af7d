/** Guards of foreign JSON: own keys only, no key that nobody asked for, bounded sizes, never an exception. */

/** A JSON object as it is written. */
export interface JsonObject {
  readonly [key: string]: unknown;
}

/** An object that holds exactly these keys, its values not looked at yet. */
export type Fields<R extends string, O extends string> = { readonly [K in R]: unknown } & {
  readonly [K in O]?: unknown;
};

/**
 * The own keys of `raw`, on an object without prototype.
 * @returns null unless `raw` is an object with all keys of `required` and none beyond `optional`
 */
export function readFields<R extends string, O extends string = never>(
  raw: unknown,
  required: readonly R[],
  optional: readonly O[] = [],
): Fields<R, O> | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  const known: readonly string[] = [...required, ...optional];
  if (!Object.keys(raw).every((key) => known.includes(key))) return null;
  if (!required.every((key) => Object.hasOwn(raw, key))) return null;
  return Object.assign(Object.create(null), raw) as Fields<R, O>;
}

/** Null unless `raw` is a list of at most `max` entries, each of which `read` takes. */
export function readList<T>(raw: unknown, max: number, read: (entry: unknown) => T | null): T[] | null {
  if (!Array.isArray(raw) || raw.length > max) return null;
  const list = Array.from(raw, (entry) => read(entry));
  return list.includes(null) ? null : (list as T[]);
}

/** Null unless `raw` is a whole number from `min` to `max`. */
export function readWhole(raw: unknown, min: number, max: number): number | null {
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= min && raw <= max ? raw : null;
}
