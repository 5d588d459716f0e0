import type { Claim, EventStore } from '@naksha/events/event-store';
import type { ListingId } from '@naksha/events/kernel';

/** So that staff can review an import's listings together. */
const BATCH = 'batch';

export const importBatchClaim = (batch: string, listing: ListingId): Claim => ({
  kind: BATCH,
  key: `${batch}/${listing}`,
  owner: listing,
});

/** Including deleted ones; empty for an unknown import. */
export const listListingsOfBatch = async (store: EventStore, batch: string): Promise<ListingId[]> =>
  (await store.listClaims(BATCH, `${batch}/`)).map(({ owner }) => owner as ListingId);
