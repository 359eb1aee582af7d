import { decide } from './answer';
import { install, removeOld, stored } from './store';
import type { Entry } from './store';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Entry[] };

/** Every file of this build; the build puts the list here. */
const entries = self.__WB_MANIFEST;
const scope = self.registration.scope;

self.addEventListener('install', (event) => {
  event.waitUntil(install(scope, entries));
});

self.addEventListener('activate', (event) => {
  // claim: the first visit works without net at once, with no reload in between.
  event.waitUntil(removeOld(scope, entries).then(() => self.clients.claim()));
});

// A new version never takes over by itself: somebody may be in the middle of a game.
self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const ours = request.method === 'GET' && request.url.startsWith(scope) && !request.headers.has('range');
  if (ours) event.respondWith(answer(request));
});

async function answer(request: Request): Promise<Response> {
  const cached = stored(scope, entries);
  const decision = await decide(
    request.url,
    scope,
    request.mode === 'navigate',
    async (url) => !!(await cached(url)),
  );
  switch (decision.kind) {
    case 'redirect':
      return Response.redirect(decision.url, 302);
    case 'missing': {
      const page = await cached(decision.page);
      return page ? new Response(page.body, { status: 404, headers: page.headers }) : fetch(request);
    }
    case 'file':
      return (await cached(decision.url)) ?? fetch(request);
  }
}
