import type { ListingCards } from '@naksha/events/wire/listing-page';
import type { Property } from '@naksha/events/wire/property';
import { fetchPublicJson } from '../../shared/api/api.ts';
import { sendToServiceWorker } from '../../shared/offline/ask-worker.ts';
import { clearOfflineData } from '../../shared/offline/forget-offline.ts';
import { type CachedResponse, MAX_AGE_MS, MAX_CACHED, type ResponseStore } from '../../shared/offline/kept-answers.ts';
import { isListingsQueryKey, isPersonalQueryKey, isPropertyQueryKey } from './what-is-kept.ts';

const AT_ONCE = 50;

type Kept = [hash: string, answer: CachedResponse];
type World = {
  store: ResponseStore;
  now: number;
  findPublic(ids: string[]): Promise<ReadonlySet<string>>;
};

/** Cached lists from before `since`, when the connection returned, and homes that are not public any more. */
export async function purgeStaleOfflineData({ store, now, findPublic }: World, since: number): Promise<void> {
  const all = (await store.list()).sort(([, a], [, b]) => b.at - a.at);
  const isOver = ([, { key, at }]: Kept, index: number) =>
    index >= MAX_CACHED || now - at > MAX_AGE_MS || (at < since && isListingsQueryKey(key));
  const over = all.filter(isOver);
  await store.remove(over.map(([hash]) => hash));
  const pages = all.filter((one) => !over.includes(one) && isPropertyQueryKey(one[1].key));
  const ids = [...new Set(pages.map(idOf).filter((id) => id !== undefined))];
  const there = new Set<string>();
  for (let from = 0; from < ids.length; from += AT_ONCE)
    for (const id of await findPublic(ids.slice(from, from + AT_ONCE))) there.add(id);
  const gone = pages.filter((page) => !there.has(idOf(page) ?? '') && page[1].at < since);
  await store.remove(gone.map(([hash]) => hash));
}

const idOf = ([, { data }]: Kept): string | undefined => (data as Partial<Property> | undefined)?.id;

export async function fetchPublicListingIds(ids: string[]): Promise<ReadonlySet<string>> {
  const { listings } = await fetchPublicJson<ListingCards>('/listings/cards', { query: { ids: ids.join(',') } });
  return new Set(listings.map(({ id }) => id));
}

const clearQueuedCommands = (): Promise<void> => sendToServiceWorker('naksha.forget');

/** Public data stays. */
export async function deletePersonalCacheOnSignOut(
  store: ResponseStore,
  { forget = clearOfflineData, forgetWaiting = clearQueuedCommands } = {},
): Promise<void> {
  const forgetKept = async () => {
    if ((await store.list()).some(([, { key }]) => isPersonalQueryKey(key))) await forget();
  };
  await Promise.all([forgetWaiting(), forgetKept()]);
}

type ConnectionDeps = {
  page: Pick<EventTarget, 'addEventListener'>;
  isOnline(): boolean;
  now(): number;
  began: number;
};

/** `run` receives the time from which responses are of this connection. */
export async function runNowAndOnReconnect(
  { page, isOnline, now, began }: ConnectionDeps,
  run: (since: number) => Promise<void>,
): Promise<void> {
  page.addEventListener('online', () => void run(now()));
  if (isOnline()) await run(began);
}
