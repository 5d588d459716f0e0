import { notifyManager } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { queryClient } from '../shared/api/query-client.ts';
import { shownTime } from '../shared/format/times.ts';
import { t } from '../shared/messages/t.ts';

/**
 * As old as the oldest of what is shown.
 * @param since when the connection was lost: a page that shows no data is as of then
 */
export default function AsOf({ since }: { since: number }) {
  const read = () => Math.min(since, ...oldest());
  const subscribe = useCallback(
    (changed: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(changed)),
    [],
  );
  const at = useSyncExternalStore(subscribe, read, read);
  return (
    <p data-offline className="bg-ink px-4 py-2 text-center text-14 text-surface">
      {t('app.offline', { time: shownTime(new Date(at).toISOString()) })}
    </p>
  );
}

/** When each of the data that the page uses was loaded. What lives as long as the page, as its cities, has no age. */
const oldest = (): number[] =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ observers }) => observers.some(({ options }) => options.staleTime !== Number.POSITIVE_INFINITY))
    .map(({ state }) => state.dataUpdatedAt)
    // Asked for, and not come.
    .filter((at) => at > 0);
