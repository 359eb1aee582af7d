import { decide } from './answer';
import { install, missing, stored, takeCharge } from './store';
import type { Entry } from './store';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Entry[] };

/** Every file of this build; the build puts the list here. */
const entries = self.__WB_MANIFEST;
const { registration } = self;
const { scope } = registration;
const files = new Set(entries.map(({ url }) => new URL(url, scope).href));
const cached = stored(scope, entries);

self.addEventListener('install', (event) => {
  event.waitUntil(install(scope, entries));
});

self.addEventListener('activate', (event) => {
  // claim: the first visit works without net at once, with no reload in between.
  event.waitUntil(takeCharge(scope, entries).then(() => self.clients.claim()));
});

// A new version never takes over by itself: somebody may be in the middle of a game.
self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const ours = request.method === 'GET' && request.url.startsWith(scope) && !request.headers.has('range');
  if (ours) event.respondWith(answer(event));
});

async function answer(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const isPage = request.mode === 'navigate';
  const decision = decide(request.url, scope, isPage, (url) => files.has(url));
  switch (decision.kind) {
    case 'redirect':
      return Response.redirect(decision.url, 302);
    case 'missing': {
      const page = await cached(decision.page);
      return page ? new Response(page.body, { status: 404, headers: page.headers }) : fetch(request);
    }
    case 'file':
      return (isPage && (await pageOfTheNet(event))) || (await file(event, decision.url));
  }
}

async function file(event: FetchEvent, url: string): Promise<Response> {
  const hit = await cached(url);
  if (hit) return url.endsWith('.svg') ? asFresh(hit) : hit;
  if (files.has(url)) event.waitUntil(heal());
  return fetch(event.request);
}

/**
 * Most hosts have pictures asked for again every time. A card that moves to another place of the table is a new element,
 * and would be fetched and read while it flies: so pages may keep the pictures they have.
 */
function asFresh(hit: Response): Response {
  const headers = new Headers(hit.headers);
  headers.set('cache-control', 'max-age=3600');
  return new Response(hit.body, { headers });
}

/**
 * A stored page whose scripts are gone is a white screen. So as long as anything is missing, the page comes from the
 * net, whose scripts are there too; without net the stored one is still the best there is.
 */
async function pageOfTheNet(event: FetchEvent): Promise<Response | undefined> {
  if ((await missing(scope, entries)).length === 0) return undefined;
  event.waitUntil(heal());
  const page = await fetch(event.request).catch(() => undefined);
  return page && page.status < 500 ? page : undefined;
}

let healing: Promise<void> | undefined;

/** Fetches what the browser has thrown away, once at a time. */
function heal(): Promise<void> {
  healing ??= refill()
    .catch(() => {}) // Without net: the next request that misses something tries again.
    .finally(() => (healing = undefined));
  return healing;
}

async function refill(): Promise<void> {
  await registration.update();
  // The host has a newer build by now. Its files do not belong in here, and it brings a whole store of its own.
  if (registration.installing || registration.waiting) return;
  await install(scope, entries);
}
