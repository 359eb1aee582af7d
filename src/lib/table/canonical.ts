/** One text for the same data, whatever wrote it: keys sorted, no white space (RFC 8785). */

/** Deeper than anything this app writes; bounds what foreign data can make of the stack. */
const MAX_DEPTH = 16;

/** @throws if the data is nested too deeply */
export function canonical(data: unknown, depth = 0): string {
  if (depth > MAX_DEPTH) throw new RangeError('nested too deeply');
  if (Array.isArray(data)) return `[${data.map((entry) => canonical(entry, depth + 1)).join(',')}]`;
  if (typeof data !== 'object' || data === null) return JSON.stringify(data) ?? 'null';
  const entries = Object.entries(data).filter(([, value]) => value !== undefined);
  const fields = entries
    .sort(byKey)
    .map(([key, value]) => `${JSON.stringify(key)}:${canonical(value, depth + 1)}`);
  return `{${fields.join(',')}}`;
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);
