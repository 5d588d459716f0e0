import type { AccountId, ListingId } from '@naksha/events/kernel';
import type { Documents } from '../documents/documents.ts';
import type { ListingDocument } from './listing-document.ts';
import { listingKind } from './listing-kind.ts';
import { postingKind } from './posting-kind.ts';

/** A seller's listings, newest first, without deleted ones. */
export async function findListings(documents: Documents, seller: AccountId): Promise<ListingDocument[]> {
  const where = `body->>'seller' = $1 order by body->>'postedAt' desc, id`;
  return (await documents.query(listingKind, where, [seller])).flatMap(({ body }) => body ?? []);
}

/** The same listings' ids alone, in no order: who imports has thousands. */
export async function findListingIds(documents: Documents, seller: AccountId): Promise<ListingId[]> {
  const rows = await documents.select<{ id: ListingId }>(listingKind, 'id', `body->>'seller' = $1`, [seller]);
  return rows.map(({ id }) => id);
}

/** Whether somebody ever posted a listing, deleted ones included. */
export const hasPosted = (documents: Documents, seller: AccountId): Promise<boolean> =>
  documents.exists(postingKind, `body->>'seller' = $1`, [seller]);
