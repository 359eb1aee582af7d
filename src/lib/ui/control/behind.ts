/** Which pages of ours have another one of ours behind them in the browser's history. */
const reached = new Set<string>();

/**
 * Call on every arrival.
 * @param type how one came: only being led there by the app itself says that the app lies behind
 */
export function liesInside(address: string, type: string): boolean {
  if (type === 'link' || type === 'goto') reached.add(address);
  return reached.has(address);
}
