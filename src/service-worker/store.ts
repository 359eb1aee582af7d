/** A file of the build: its address relative to the scope, and a revision unless the name carries a hash. */
export interface Entry {
  readonly url: string;
  readonly revision: string | null;
}

/** Written last: a cache without it is from an installation that broke off. */
const MANIFEST = '.manifest';
/** Only the build in charge has it: the next one keeps exactly this one for pages that are still open. */
const IN_CHARGE = '.in-charge';
const TOGETHER = 8;

/** Caches belong to the origin, and several apps may live there under different paths: the scope is in the name. */
const prefix = (scope: string): string => `salonjass ${scope} `;

/** The list of files decides the name, so two builds with the same content are the same version. */
function nameOf(scope: string, entries: readonly Entry[]): string {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(entries)) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return prefix(scope) + (hash >>> 0).toString(16).padStart(8, '0');
}

interface Build {
  readonly name: string;
  readonly cache: Cache;
  readonly has: readonly Entry[];
}

/** Complete caches of other builds, newest first. */
async function others(scope: string, entries: readonly Entry[]): Promise<Build[]> {
  const names = (await caches.keys()).filter(
    (n) => n.startsWith(prefix(scope)) && n !== nameOf(scope, entries),
  );
  const found = [];
  for (const name of names.reverse()) {
    const cache = await caches.open(name);
    const list = await cache.match(new URL(MANIFEST, scope).href);
    if (list) found.push({ name, cache, has: (await list.json()) as Entry[] });
  }
  return found;
}

/** A redirected response may not answer a navigation; the content may. */
const withoutRedirect = (response: Response): Response =>
  response.redirected
    ? new Response(response.body, { status: response.status, headers: response.headers })
    : response;

async function download(url: string, revision: string | null): Promise<Response> {
  const response = await fetch(url, {
    cache: revision === null ? 'default' : 'reload',
    credentials: 'same-origin',
  });
  // 404.html may be answered with its own status by a careful host; it is still the file we want.
  if (!response.ok && !url.endsWith('/404.html')) throw new Error(`${response.status} for ${url}`);
  return withoutRedirect(response);
}

/** Stores what is missing of this build; what an earlier build has under the same revision is copied. */
export async function install(scope: string, entries: readonly Entry[]): Promise<void> {
  const cache = await caches.open(nameOf(scope, entries));
  const [last] = await others(scope, entries);
  const old = new Map(last?.has.map((entry) => [entry.url, entry.revision]));
  const waiting = [...(await missing(scope, entries))];
  const work = async (): Promise<void> => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      const url = new URL(entry.url, scope).href;
      const same = old.get(entry.url) === entry.revision ? await last?.cache.match(url) : undefined;
      await cache.put(url, same ?? (await download(url, entry.revision)));
    }
  };
  // A few at a time: the page that is being opened needs the net as well.
  await Promise.all(Array.from({ length: TOGETHER }, work));
  await cache.put(new URL(MANIFEST, scope).href, Response.json(entries));
}

/** The files of this build that are not stored: none, unless the browser has thrown some away. */
export async function missing(scope: string, entries: readonly Entry[]): Promise<readonly Entry[]> {
  const cache = await caches.open(nameOf(scope, entries));
  const has = new Set((await cache.keys()).map(({ url }) => url));
  return entries.filter(({ url }) => !has.has(new URL(url, scope).href));
}

/**
 * Puts this build in charge. Of the others only the one that was in charge until now stays: a page of it may still
 * be open in another tab, and its parts must not vanish from under a running game. One that was fetched in between
 * and never came into use has no pages.
 */
export async function takeCharge(scope: string, entries: readonly Entry[]): Promise<void> {
  const mark = new URL(IN_CHARGE, scope).href;
  const builds = await others(scope, entries);
  const marked = await Promise.all(builds.map(({ cache }) => cache.match(mark)));
  const previous = builds.find((_, at) => marked[at]) ?? builds[0];
  const own = nameOf(scope, entries);
  await (await caches.open(own)).put(mark, new Response());
  await previous?.cache.delete(mark);
  const ours = (await caches.keys()).filter((name) => name.startsWith(prefix(scope)));
  const spare = ours.filter((name) => name !== own && name !== previous?.name);
  await Promise.all(spare.map((name) => caches.delete(name)));
}

/** Looks a file up: in this build first, then, for pages still open, in the one before. */
export function stored(
  scope: string,
  entries: readonly Entry[],
): (url: string) => Promise<Response | undefined> {
  return async (url) => {
    const own = await caches.open(nameOf(scope, entries));
    const hit = await own.match(url, { ignoreVary: true });
    if (hit || !url.includes('/immutable/')) return hit;
    for (const { cache } of await others(scope, entries)) {
      const older = await cache.match(url, { ignoreVary: true });
      if (older) return older;
    }
    return undefined;
  };
}
