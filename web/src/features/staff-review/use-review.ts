import type { Accepted } from '@naksha/events/contracts';
import type { ListingId } from '@naksha/events/kernel';
import type { ReviewItem } from '@naksha/events/wire/review';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchJson, sendCommand } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { t } from '../../shared/messages/t.ts';
import { toast } from '../../shared/ui/toast.ts';
import { createPendingActions } from '../../shared/undo/undo-hold.ts';
import { usePendingActions } from '../../shared/undo/use-held.ts';
import { describeStaffError } from '../second-factor/staff-words.ts';
import { batchesKey } from './batch-calls.ts';
import { type Decided, type Decision, decisionIncludesListing } from './decision.ts';

const queueKey = ['me', 'review'] as const;
const LOOK_AGAIN_MS = 10_000;

/** `only`: restricts to these listings; `loading` until they are known. */
export function useReviewQueue(only?: readonly ListingId[] | 'loading') {
  const listings = only && only !== 'loading' ? only.join(',') : undefined;
  const { data, error, refetch } = useQuery({
    queryKey: [...queueKey, listings],
    queryFn: async ({ signal }) => {
      if (listings === '') return [];
      return (await fetchJson<{ items: ReviewItem[] }>('/staff/review', { query: { listings }, signal })).items;
    },
    enabled: only !== 'loading',
    refetchInterval: LOOK_AGAIN_MS,
    staleTime: 0,
  });
  const [hold] = useState(() => createPendingActions<Decision>(send));
  const held = usePendingActions(hold);
  const items = data?.filter(({ listing }) => !held.some(({ one }) => decisionIncludesListing(one, listing.id)));
  return { items, error, refetch, hold, held };
}

async function send(decision: Decision): Promise<void> {
  const { verdict } = decision;
  const said =
    verdict === 'verify'
      ? { checks: decision.checks, withdrawn: decision.withdrawn }
      : { codes: decision.codes, reasons: decision.reasons };
  const decided: readonly Decided[] = verdict === 'reject' ? [decision, ...decision.others] : [decision];
  // Removed at once, so that it does not reappear until the server responds.
  queryClient.setQueriesData<ReviewItem[]>({ queryKey: queueKey }, (items) =>
    items?.filter(({ listing }) => !decisionIncludesListing(decision, listing.id)),
  );
  const failed: string[] = [];
  for (const { id, title, seen } of decided) {
    try {
      await sendCommand<Accepted>('POST', `/staff/listings/${id}/${verdict}`, { ...said, ...seen });
    } catch (error) {
      failed.push(`${t('staff.review.failed', { title })} ${describeStaffError(error)}`);
    }
  }
  if (failed.length === 1) toast.error(failed[0], { stays: true });
  if (failed.length > 1)
    toast.error(t('staff.review.failedSome', { n: failed.length, all: decided.length, first: failed[0] }), {
      stays: true,
    });
  void queryClient.invalidateQueries({ queryKey: queueKey });
  void queryClient.invalidateQueries({ queryKey: batchesKey });
}
