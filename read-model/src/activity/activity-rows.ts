import type { AccountId } from '@naksha/events/kernel';
import type { Activity } from '@naksha/events/wire/activity';
import type { Documents } from '../documents/documents.ts';
import type { PagePosition } from '../http/page-cursor.ts';
import type { InterestDocument } from '../leads/interest-document.ts';
import { interestKind } from '../leads/interest-kind.ts';

const OF: Record<Activity, { which: string; at: string }> = {
  saved: { which: `(body->>'saved')::boolean`, at: `body->>'lastSavedAt'` },
  contacted: { which: `body ? 'contactedAt'`, at: `body->>'contactedAt'` },
  viewed: { which: `body->'viewedOn' <> '[]'`, at: `(body->'viewedOn'->>-1) || 'T00:00:00.000Z'` },
};

export type ActivityListing = { id: string; at: string; interest: InterestDocument };

export async function findActivityListings(
  documents: Documents,
  buyer: AccountId,
  { activity, after, limit }: { activity: Activity; after: PagePosition | null; limit: number },
): Promise<ActivityListing[]> {
  const { which, at } = OF[activity];
  const rows = await documents.select<{ id: string; at: string; body: InterestDocument }>(
    interestKind,
    `id, ${at} as at, body`,
    `body->>'buyer' = $1 and ${which} and ($2::text is null or (${at}, id) < ($2, $3))
      order by ${at} desc, id desc limit ${limit}`,
    [buyer, after?.at ?? null, after?.id ?? null],
  );
  return rows.map(({ body: interest, ...done }) => ({ ...done, interest }));
}

export async function countActivityListings(
  documents: Documents,
  buyer: AccountId,
  activity: Activity,
): Promise<number> {
  const where = `body->>'buyer' = $1 and ${OF[activity].which}`;
  const [{ total }] = await documents.select<{ total: number }>(interestKind, 'count(*)::int as total', where, [buyer]);
  return total;
}
