import { hashKey, notifyManager } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { queryClient } from '../shared/api/query-client.ts';
import { formatTimeInIndia } from '../shared/format/times.ts';
import { t } from '../shared/messages/t.ts';
import { profileQuery } from '../shared/session/profile.ts';
import { marksQuery } from '../shared/session/use-marks.ts';

/** `since`: when the connection was lost, for pages without data. */
export default function OfflineDataTime({ since }: { since: number }) {
  const read = () => findOldestDataTime(since);
  const subscribe = useCallback(
    (changed: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(changed)),
    [],
  );
  const at = useSyncExternalStore(subscribe, read, read);
  return (
    <p data-offline className="bg-ink px-4 py-2 text-center text-14 text-surface">
      {at === undefined
        ? t('app.offline.nothing')
        : t('app.offline', { time: formatTimeInIndia(new Date(at).toISOString()) })}
    </p>
  );
}

const OF_THE_SHELL = [marksQuery, profileQuery].map(({ queryKey }) => hashKey(queryKey));

function findOldestDataTime(since: number): number | undefined {
  const asked = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ observers }) => observers.some(({ options }) => options.staleTime !== Number.POSITIVE_INFINITY));
  const came = asked.filter(({ state }) => state.dataUpdatedAt > 0);
  const isOfPage = ({ queryHash }: { queryHash: string }) => !OF_THE_SHELL.includes(queryHash);
  if (asked.some(isOfPage) && !came.some(isOfPage)) return undefined;
  return Math.min(since, ...came.map(({ state }) => state.dataUpdatedAt));
}

/** Without cache or search, the server is slower. Without its database, it shows what it has in memory. */
export function DegradedServiceNotice({ degraded }: { degraded: string }) {
  const [, time] = /\bas-of=(\S+)/.exec(degraded) ?? [];
  return (
    <p className="border-line border-b bg-surface px-4 py-1 text-center text-14 text-muted">
      {time ? t('app.asOf', { time: formatTimeInIndia(time) }) : t('app.slower')}
    </p>
  );
}
