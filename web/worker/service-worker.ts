import { CacheFirst, ExpirationPlugin, NetworkOnly, Serwist } from 'serwist';
import { ActionQueue } from './action-queue.ts';
import { isMapPart, mapCache } from './map-cache.ts';
import { oneBuild } from './one-build.ts';
import { isPage, shellOf } from './pages-offline.ts';
import type { WorkerBuild } from './worker-build.ts';

declare const self: ServiceWorkerGlobalScope;
declare const WORKER_BUILD: WorkerBuild;

/** Once: the build puts it wherever it is named. */
const build = WORKER_BUILD;
const MONTH = 30 * 24 * 60 * 60;
const actions = new ActionQueue();

const serwist: Serwist = new Serwist({
  precacheEntries: build.entries,
  precacheOptions: {
    cleanupOutdatedCaches: true,
    cleanURLs: false,
    directoryIndex: null,
    // Beside what the page itself loads.
    concurrency: 4,
    plugins: [oneBuild(build.firstScript)],
  },
  // The first one begins at once; a later one waits to be told.
  clientsClaim: true,
  navigationPreload: true,
  runtimeCaching: [
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.mode === 'navigate' && isPage(url.pathname + url.search),
      handler: new NetworkOnly({
        plugins: [{ handlerDidError: ({ request }) => serwist.matchPrecache(shellOf(new URL(request.url).pathname)) }],
      }),
    },
    {
      // What is too large to be loaded before it is wanted. The content's hash is in each name: no version mixes with another.
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
      handler: new CacheFirst({
        cacheName: 'naksha-assets',
        plugins: [new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: MONTH, purgeOnQuotaError: true })],
      }),
    },
    { matcher: ({ url, sameOrigin }) => sameOrigin && isMapPart(url.pathname), handler: mapCache() },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && /^\/api\/buyer\/saved\/?$/.test(url.pathname),
      method: 'POST',
      handler: new NetworkOnly({ plugins: [actions] }),
    },
  ],
});
serwist.addEventListeners();

self.addEventListener('message', (event) => {
  const [answer] = event.ports;
  const done = () => answer?.postMessage(true);
  if (event.data?.type === 'naksha.send')
    event.waitUntil(actions.send().then(done, (error) => console.info('what waits goes on waiting:', error)));
  if (event.data?.type === 'naksha.forget') event.waitUntil(actions.clear().then(done));
});
