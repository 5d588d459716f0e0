import type { Accepted } from '@naksha/events/contracts';
import type { AlertFrequency, QuietHours, SearchId } from '@naksha/events/kernel';
import { sendCommand } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { savedSearchesQuery } from '../../shared/api/saved-searches-query.ts';
import { currentLocale } from '../../shared/messages/locale.ts';

const refresh = () => queryClient.invalidateQueries({ queryKey: savedSearchesQuery.queryKey });

type NewSearch = { view: string; name: string; frequency: AlertFrequency };
export async function saveSearch(search: NewSearch): Promise<void> {
  await sendCommand<Accepted>('POST', '/searches', { ...search, locale: currentLocale });
  await refresh();
}

type SearchChange = { name?: string | null; frequency?: AlertFrequency; quiet?: QuietHours; paused?: boolean };
export async function updateSavedSearch(id: SearchId, change: SearchChange): Promise<void> {
  await sendCommand<Accepted>('PUT', `/searches/${id}`, change);
  await refresh();
}

export async function deleteSavedSearch(id: SearchId): Promise<void> {
  await sendCommand<Accepted>('DELETE', `/searches/${id}`, undefined);
  await refresh();
}

/** Marks all current listings of the search as seen. */
export async function markSavedSearchSeen(id: SearchId): Promise<void> {
  await sendCommand<Accepted>('POST', `/searches/${id}/looked-at`, {});
  await refresh();
}
