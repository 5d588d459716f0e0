import type { AccountId, ListingId } from '@naksha/events/kernel';
import type { Documents } from '../documents/documents.ts';
import type { InterestDocument } from './interest-document.ts';
import { interestKind } from './interest-kind.ts';
import { type ContactedInterest, hasContactedSeller } from './to-lead.ts';

export type InterestCounts = { leads: number; views: number; saves: number };

export async function findLeadsOfSeller(documents: Documents, seller: AccountId): Promise<ContactedInterest[]> {
  const where = `body ? 'contactedAt' and body->>'seller' = $1 order by body->>'contactedAt' desc, id`;
  return (await documents.query(interestKind, where, [seller])).map(({ body }) => body).filter(hasContactedSeller);
}

export async function findInterestsOfBuyer(documents: Documents, buyer: AccountId): Promise<InterestDocument[]> {
  const found = await documents.query(interestKind, `body->>'buyer' = $1`, [buyer]);
  return found.flatMap(({ body }) => body ?? []);
}

export async function findFirstContact(documents: Documents, buyer: AccountId): Promise<InterestDocument | undefined> {
  const where = `body->>'buyer' = $1 and body ? 'contactedAt' order by body->>'contactedAt', id limit 1`;
  const [first] = await documents.query(interestKind, where, [buyer]);
  return first?.body ?? undefined;
}

export const hasSavedOrContacted = (documents: Documents, buyer: AccountId): Promise<boolean> =>
  documents.exists(interestKind, `body->>'buyer' = $1 and (body ? 'onceSaved' or body ? 'contactedAt')`, [buyer]);

export async function countInterestByListing(
  documents: Documents,
  listings: readonly ListingId[],
): Promise<Map<ListingId, InterestCounts>> {
  const rows = await documents.select<{ key: ListingId } & InterestCounts>(
    interestKind,
    `key, count(*) filter (where body ? 'contactedAt')::int as leads,
      count(*) filter (where body->'viewedOn' <> '[]')::int as views,
      count(*) filter (where (body->>'saved')::boolean)::int as saves`,
    'key = any($1) group by key',
    [listings],
  );
  return new Map(rows.map(({ key, ...counts }) => [key, counts]));
}
