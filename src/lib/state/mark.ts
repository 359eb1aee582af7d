/**
 * A mark outside the database that says whether there are games in it. A database that is new although the mark is
 * there has been emptied by the browser.
 */
const KEY = 'salonjass-games';
const LOST = 'lost';
const ASKED = 'salonjass-asked';

/** Where even that is refused, a loss goes unnoticed. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
const read = (key: string): string | null => attempt(() => localStorage.getItem(key));
const write = (key: string, value: string): void => void attempt(() => localStorage.setItem(key, value));

/** There are as many games now. Says nothing as long as a loss has not been read. */
export function markGames(games: number): void {
  if (isLost()) return;
  if (games === 0) forgetMark();
  else write(KEY, String(games));
}

/** The database is new: if there had been games, they are lost. */
export function markNew(): void {
  if (read(KEY) !== null) write(KEY, LOST);
}

export const isLost = (): boolean => read(KEY) === LOST;

export const forgetMark = (): void => void attempt(() => localStorage.removeItem(KEY));

/** The first time: true. Some browsers put the question to the person, who need not hear it twice. */
export function askedFirst(): boolean {
  const first = read(ASKED) === null;
  write(ASKED, 'yes');
  return first;
}
