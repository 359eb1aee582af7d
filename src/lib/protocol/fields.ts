/** Reading the fields of a long line one by one, so that the answer names the one that is wrong. */

/** What a field holds, or in words what it should hold. */
export type Reader<T> = (raw: unknown) => { readonly value: T } | string;

type Readers = { readonly [key: string]: Reader<unknown> };
/** What all fields hold. */
export type ValuesOf<R extends Readers> = {
  readonly [K in keyof R]: R[K] extends Reader<infer T> ? T : never;
};

/** A field that `read` takes; it returns null for what is not of the form that `is` tells. */
export const must =
  <T>(read: (raw: unknown) => T | null, is: string): Reader<T> =>
  (raw) => {
    const value = read(raw);
    return value === null ? is : { value };
  };

/** The same, and without it `otherwise`. */
export const may =
  <T>(read: Reader<T>, otherwise: T): Reader<T> =>
  (raw) =>
    raw === undefined ? { value: otherwise } : read(raw);

/** The same, and null or nothing where there is none yet. */
export const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (raw) =>
    raw === undefined || raw === null ? { value: null } : read(raw);

/** All fields, or what the first that is wrong should be. */
export function readAll<R extends Readers>(
  fields: { readonly [K in keyof R]?: unknown },
  readers: R,
): ValuesOf<R> | string {
  const values: Record<string, unknown> = {};
  for (const [key, reader] of Object.entries(readers)) {
    const read = reader(fields[key]);
    if (typeof read === 'string') return read;
    values[key] = read.value;
  }
  return values as ValuesOf<R>;
}
