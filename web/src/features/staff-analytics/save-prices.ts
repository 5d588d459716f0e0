import { queryOptions } from '@tanstack/react-query';
import { sendOnce } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';

/** Milliseconds; includes every asking price. */
const TIMEOUT_MS = 120_000;

const pricesQuery = queryOptions({
  queryKey: ['me', 'analytics', 'prices'],
  queryFn: () =>
    sendOnce<Blob>('GET', '/staff/analytics/prices.csv', undefined, {
      timeoutMs: TIMEOUT_MS,
      read: (answer) => (answer.ok ? answer.blob() : answer.json()),
    }),
  ...{ staleTime: 0, gcTime: 0, retry: false },
});

/** A link cannot send the token. */
export async function savePrices(): Promise<void> {
  const file = await queryClient.fetchQuery(pricesQuery);
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = 'prices.csv';
  link.click();
  // A browser that asks where to save reads the URL later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
