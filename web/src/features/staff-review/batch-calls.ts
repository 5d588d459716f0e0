import type { ListingId } from '@naksha/events/kernel';
import type { BatchPart, BatchReview, WaitingBatches } from '@naksha/events/wire/batches';
import { queryOptions } from '@tanstack/react-query';
import { fetchJson, sendCommand } from '../../shared/api/api.ts';

export const batchesKey = ['me', 'batches'] as const;
const LOOK_AGAIN_MS = 10_000;

export const waitingBatchesQuery = queryOptions({
  queryKey: [...batchesKey, 'waiting'],
  queryFn: async ({ signal }) => (await fetchJson<WaitingBatches>('/staff/batches', { signal })).batches,
  refetchInterval: LOOK_AGAIN_MS,
  staleTime: 0,
});

export const batchQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: [...batchesKey, id],
    queryFn: ({ signal }) => fetchJson<BatchReview>(`/staff/batches/${id}`, { signal }),
    enabled: id !== undefined,
    refetchInterval: LOOK_AGAIN_MS,
    staleTime: 0,
  });

export const listUndecidedOfSample = ({ sample }: BatchReview): ListingId[] =>
  sample.filter(({ outcome }) => outcome === 'waiting').map(({ listing }) => listing);

export type Verified = { verified: number; left: number };

const verifyPart = (id: string, after: ListingId | undefined): Promise<BatchPart> =>
  sendCommand('POST', `/staff/batches/${id}/verify`, { after });

/** Finished batches stay verified, and it can be resumed. */
export async function verifyRestOfBatch(
  id: string,
  onPart: (so: Verified) => void,
  signal: AbortSignal,
  send = verifyPart,
): Promise<Verified> {
  let so: Verified = { verified: 0, left: 0 };
  let after: ListingId | null | undefined;
  while (after !== null && !signal.aborted) {
    const part = await send(id, after);
    so = { verified: so.verified + part.verified, left: so.left + part.left };
    after = part.after;
    onPart(so);
  }
  return so;
}
