import { useQuery } from '@tanstack/react-query';
import { batchQuery, listUndecidedOfSample, waitingBatchesQuery } from './batch-calls.ts';

/** `rest`: unchanged listings outside the sample, which can be verified together. */
export function useBatch(id: string | undefined) {
  const { data: review, error, refetch } = useQuery(batchQuery(id));
  const { data: batches } = useQuery({ ...waitingBatchesQuery, enabled: id !== undefined });
  const waiting = batches?.find((one) => one.id === id)?.as_imported ?? 0;
  const rest = review ? Math.max(0, waiting - listUndecidedOfSample(review).length) : 0;
  return { review, rest, error, refetch };
}
