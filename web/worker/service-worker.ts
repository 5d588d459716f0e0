import { CacheFirst, ExpirationPlugin, NetworkOnly, Serwist } from 'serwist';
import { CommandQueue } from './action-queue.ts';
import { createMapCache, isMapPart } from './map-cache.ts';
import { rejectFilesOfOtherBuilds } from './one-build.ts';
import { isPageAddress, offlineShellPath } from './pages-offline.ts';
import type { WorkerBuild } from './worker-build.ts';

declare const self: ServiceWorkerGlobalScope;
declare const WORKER_BUILD: WorkerBuild;

/** Defined once, because the build inlines it at each use. */
const build = WORKER_BUILD;
const MONTH = 30 * 24 * 60 * 60;
const actions = new CommandQueue();

const serwist: Serwist = new Serwist({
  precacheEntries: build.entries,
  precacheOptions: {
    cleanupOutdatedCaches: true,
    cleanURLs: false,
    directoryIndex: null,
    // Limits precaching next to the page's own requests.
    concurrency: 4,
    plugins: [rejectFilesOfOtherBuilds(build.firstScript)],
  },
  // The first worker is used immediately; updates wait.
  clientsClaim: true,
  navigationPreload: true,
  runtimeCaching: [
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.mode === 'navigate' && isPageAddress(url.pathname + url.search),
      handler: new NetworkOnly({
        plugins: [
          { handlerDidError: ({ request }) => serwist.matchPrecache(offlineShellPath(new URL(request.url).pathname)) },
        ],
      }),
    },
    {
      // Hashed names keep versions apart.
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
      handler: new CacheFirst({
        cacheName: 'naksha-assets',
        plugins: [new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: MONTH, purgeOnQuotaError: true })],
      }),
    },
    { matcher: ({ url, sameOrigin }) => sameOrigin && isMapPart(url.pathname), handler: createMapCache() },
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
    event.waitUntil(actions.send().then(done, (error) => console.info('queued actions not sent, will retry:', error)));
  if (event.data?.type === 'naksha.forget') event.waitUntil(actions.clear().then(done));
});
