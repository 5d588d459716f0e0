import type { ListingId } from '@naksha/events/kernel';
import type { ReviewClaim, ReviewClaimsHeld } from '@naksha/events/wire/review';
import { useQuery } from '@tanstack/react-query';
import { fetchJson, sendCommand } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { toast } from '../../shared/ui/toast.ts';
import { describeStaffError } from '../second-factor/staff-words.ts';

const claimsKey = ['me', 'review-claims'] as const;
/** Milliseconds. */
const LOOK_AGAIN_MS = 2000;

const change = async (id: ListingId, what: 'claim' | 'release'): Promise<boolean> => {
  try {
    await sendCommand('POST', `/staff/listings/${id}/${what}`, {});
    return true;
  } catch (error) {
    toast.error(describeStaffError(error));
    return false;
  } finally {
    void queryClient.invalidateQueries({ queryKey: claimsKey });
  }
};

/** False, with a message, if someone else has claimed it. */
export const claimForReview = (id: ListingId): Promise<boolean> => change(id, 'claim');
export const releaseReviewClaim = (id: ListingId): Promise<boolean> => change(id, 'release');

export function useReviewClaims(): ReadonlyMap<ListingId, ReviewClaim> {
  const { data } = useQuery({
    queryKey: claimsKey,
    queryFn: ({ signal }) => fetchJson<ReviewClaimsHeld>('/staff/review-claims', { signal }),
    select: ({ claims }) => new Map(claims.map((one) => [one.listing, one])),
    refetchInterval: LOOK_AGAIN_MS,
    staleTime: 0,
  });
  return data ?? NONE;
}

const NONE: ReadonlyMap<ListingId, ReviewClaim> = new Map();
