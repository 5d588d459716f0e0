import type { Claim, EventStore } from '@naksha/events/event-store';
import type { ListingId } from '@naksha/events/kernel';

/** Which listings an import brought, kept as claims: staff look at all of them together. */
const BATCH = 'batch';

export const batchClaim = (batch: string, listing: ListingId): Claim => ({
  kind: BATCH,
  key: `${batch}/${listing}`,
  owner: listing,
});

/** The listings of an import, also those that are gone since; none of an import that there never was. */
export const listBatch = async (store: EventStore, batch: string): Promise<ListingId[]> =>
  (await store.claims(BATCH, `${batch}/`)).map(({ owner }) => owner as ListingId);
