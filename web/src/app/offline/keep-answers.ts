import type { Query, QueryCacheNotifyEvent, QueryClient, QueryPersister } from '@tanstack/react-query';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { MAX_AGE_MS, type ResponseStore } from '../../shared/offline/kept-answers.ts';
import { shouldCacheQueryOffline } from './what-is-kept.ts';

type World = { client: QueryClient; store: ResponseStore; isOnline(): boolean; now(): number };

/** Used only while offline. */
export function cacheResponsesForOffline({ client, store, isOnline, now }: World): () => void {
  const lost = (error: unknown) => console.warn('response not stored for offline use:', error);
  const keep = ({ queryHash, queryKey, state: { data, dataUpdatedAt } }: Query) => {
    if (shouldCacheQueryOffline(client, queryKey, data))
      store.write(queryHash, { key: queryKey, data, at: dataUpdatedAt }).catch(lost);
  };
  const persister: QueryPersister = async (queryFn, context, query) => {
    try {
      return await queryFn(context);
    } catch (error) {
      if (isOnline() || query.state.data !== undefined) throw error;
      const kept = await store.read(query.queryHash).catch(() => undefined);
      if (!kept || now() - kept.at > MAX_AGE_MS) throw error;
      // After react-query has stored it with the current time.
      setTimeout(() => query.setState({ dataUpdatedAt: kept.at }));
      return kept.data as never;
    }
  };
  const defaults = client.getDefaultOptions();
  client.setDefaultOptions({
    ...defaults,
    // Offline, queries run immediately, because the cache answers them.
    queries: { ...defaults.queries, networkMode: 'always', refetchOnReconnect: true, persister },
  });
  const notice = (event: QueryCacheNotifyEvent) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    if (action.type === 'success' && (isOnline() || action.manual)) keep(query);
    if (action.type === 'error' && isListingGone(action.error)) store.remove([query.queryHash]).catch(lost);
  };
  for (const query of client.getQueryCache().getAll()) keep(query);
  const stop = client.getQueryCache().subscribe(notice);
  return () => {
    stop();
    client.setDefaultOptions(defaults);
  };
}

const isListingGone = (error: unknown): boolean =>
  error instanceof ApiProblem && error.status >= 400 && error.status < 500 && error.status !== 429;
