import type { AccountId, ListingId } from '@naksha/events/kernel';
import type { Documents } from '../documents/documents.ts';
import { listingKind } from './listing-kind.ts';
import { postingKind } from './posting-kind.ts';

/** A seller's listings without the deleted ones, in no order and by their ids alone: who imports has thousands. */
export async function findListingIds(documents: Documents, seller: AccountId): Promise<ListingId[]> {
  const rows = await documents.select<{ id: ListingId }>(listingKind, 'id', `body->>'seller' = $1`, [seller]);
  return rows.map(({ id }) => id);
}

/** Whether somebody ever posted a listing, deleted ones included. */
export const hasPosted = (documents: Documents, seller: AccountId): Promise<boolean> =>
  documents.exists(postingKind, `body->>'seller' = $1`, [seller]);
