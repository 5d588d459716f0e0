import { type AccountId, parseSearchStream, type SearchId } from '@naksha/events/kernel';
import type { WriteDatabase } from '../database/write-database.ts';

/** From events, so that the list is never behind. */
export async function listSavedSearchIds(database: WriteDatabase, account: AccountId): Promise<SearchId[]> {
  // Uses index `events_search_saved_by`.
  const saved = await database.$queryRaw<{ stream: string }[]>`
    select stream from events e where type = 'SearchSaved' and data->>'account' = ${account}
      and not exists (select from events d where d.stream = e.stream and d.type = 'SearchDeleted')
    order by stream`;
  return saved.map(({ stream }) => parseSearchStream(stream));
}
