import type { AccountId, ListingId } from '@naksha/events/kernel';
import type { Documents } from '../documents/documents.ts';
import { listingKind } from './listing-kind.ts';
import { postingKind } from './posting-kind.ts';

export async function findListingIds(documents: Documents, seller: AccountId): Promise<ListingId[]> {
  const rows = await documents.select<{ id: ListingId }>(listingKind, 'id', `body->>'seller' = $1`, [seller]);
  return rows.map(({ id }) => id);
}

export const hasEverPosted = (documents: Documents, seller: AccountId): Promise<boolean> =>
  documents.exists(postingKind, `body->>'seller' = $1`, [seller]);
