import type { ActivityPage } from '@naksha/events/wire/activity';
import { hashKey, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { activityQuery } from '../../features/activity/use-activity.ts';
import { propertyQuery } from '../../features/listing/use-property.ts';
import type { ResponseStore } from '../../shared/offline/kept-answers.ts';

/** Milliseconds. */
const NEW_ENOUGH_MS = 24 * 60 * 60 * 1000;

type World = { client: QueryClient; store: ResponseStore; now: number; stillIn(): boolean; isSparing: boolean };

/** One after another. `isSparing`: with data saver, the list only. */
export async function cacheSavedHomesForOffline({ client, store, now, stillIn, isSparing }: World): Promise<void> {
  const saved: InfiniteData<ActivityPage> = await client.fetchInfiniteQuery(activityQuery('saved'));
  if (isSparing) return;
  const kept = new Map(await store.list());
  for (const { state, card } of saved.pages[0].entries) {
    if (!stillIn()) return;
    if (state !== 'on_market' || !card) continue;
    const query = propertyQuery(card.slug, 'in');
    const there = kept.get(hashKey(query.queryKey));
    if (!there || now - there.at > NEW_ENOUGH_MS) await client.prefetchQuery(query);
  }
}
