import { queryOptions } from '@tanstack/react-query';
import { once } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';

/** Of every price that was asked: it takes its time. */
const TIMEOUT_MS = 120_000;

const pricesQuery = queryOptions({
  queryKey: ['me', 'analytics', 'prices'],
  queryFn: () =>
    once<Blob>('GET', '/staff/analytics/prices.csv', undefined, {
      timeoutMs: TIMEOUT_MS,
      read: (answer) => (answer.ok ? answer.blob() : answer.json()),
    }),
  // Read once, and kept by nobody but the browser's own folder.
  ...{ staleTime: 0, gcTime: 0, retry: false },
});

/** Gives the browser the file of prices to keep: a link can't carry the token. @throws ApiProblem */
export async function savePrices(): Promise<void> {
  const file = await queryClient.fetchQuery(pricesQuery);
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = 'prices.csv';
  link.click();
  // A browser that asks where to put it reads the address after this.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
