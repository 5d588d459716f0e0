import { Serwist } from '@serwist/window';
import { queryClient } from '../../shared/api/query-client.ts';
import { responseStore } from '../../shared/offline/kept-answers.ts';
import { sessionState, subscribeToSession } from '../../shared/session/session.ts';
import { isFieldFocused, isFormDirty, trackFormStartValues } from '../../shared/ui/forms-in-use.ts';
import { hasUnsavedInput } from '../../shared/ui/unsent-work.ts';
import { areOtherTabsIdle, registerServiceWorker, reportBusyToOtherTabs } from './follow-releases.ts';
import { cacheResponsesForOffline } from './keep-answers.ts';
import { cacheSavedHomesForOffline } from './keep-saved.ts';
import {
  deletePersonalCacheOnSignOut,
  fetchPublicListingIds,
  purgeStaleOfflineData,
  runNowAndOnReconnect,
} from './renew-kept.ts';
import { sendQueuedCommands, showQueuedCommandResults } from './tell-of-queue.ts';

const isOnline = (): boolean => navigator.onLine;

/** Nothing is cached without a worker. */
export async function startOfflineSupport(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const began = Date.now();
  const leave = async () => {
    if (sessionState() === 'out') await deletePersonalCacheOnSignOut(responseStore).catch(console.warn);
  };
  const left = leave();
  subscribeToSession(leave);
  if (!isOnline()) keep();
  trackFormStartValues();
  const isFree = () => !isFormDirty() && !isFieldFocused() && !hasUnsavedInput();
  reportBusyToOtherTabs(isFree);
  showQueuedCommandResults(navigator.serviceWorker);
  // After deleting what belongs to a former session.
  void left.then(sendQueuedCommands);
  const worker = new Serwist('/service-worker.js');
  const registration = await registerServiceWorker({
    worker,
    container: navigator.serviceWorker,
    isFree,
    areOthersFree: areOtherTabsIdle,
    reload: () => location.reload(),
    onFirst: () => void worker.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache: listUncachedUrls() } }),
  });
  if (!registration) return;
  keep();
  await runNowAndOnReconnect({ page: globalThis, isOnline, now: Date.now, began }, renewAll);
}

let keeps = false;
function keep(): void {
  if (!keeps) cacheResponsesForOffline({ client: queryClient, store: responseStore, isOnline, now: Date.now });
  keeps = true;
}

async function renewAll(since: number): Promise<void> {
  try {
    await purgeStaleOfflineData({ store: responseStore, now: Date.now(), findPublic: fetchPublicListingIds }, since);
    if (sessionState() !== 'in') return;
    const stillIn = () => sessionState() === 'in';
    await cacheSavedHomesForOffline({
      client: queryClient,
      store: responseStore,
      now: Date.now(),
      stillIn,
      isSparing: isSparing(),
    });
  } catch (error) {
    console.warn('offline data cleanup failed:', error);
  }
}

const isSparing = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Loaded before the worker was active. */
const listUncachedUrls = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isCacheable(pathname))
    .map(({ href }) => href);

const isCacheable = (pathname: string): boolean =>
  pathname.startsWith('/assets/') || /^\/api\/map\/.*\.(mvt|geojson)$/.test(pathname);
