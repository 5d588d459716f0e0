import type { Claim, EventStore } from '@naksha/events/event-store';
import type { ListingId } from '@naksha/events/kernel';

/** Claims that record which listings an import created, so that staff can review them together. */
const BATCH = 'batch';

export const batchClaim = (batch: string, listing: ListingId): Claim => ({
  kind: BATCH,
  key: `${batch}/${listing}`,
  owner: listing,
});

/** All listings of an import, including deleted ones; empty for an unknown import. */
export const listBatch = async (store: EventStore, batch: string): Promise<ListingId[]> =>
  (await store.claims(BATCH, `${batch}/`)).map(({ owner }) => owner as ListingId);
