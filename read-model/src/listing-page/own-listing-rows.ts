import type { AccountId, ListingId } from '@naksha/events/kernel';
import { CONFIRM_AFTER_DAYS, isListingId } from '@naksha/events/kernel';
import type { OwnListingSort, OwnListingState, OwnListings } from '@naksha/events/wire/own-listings';
import type { Documents } from '../documents/documents.ts';
import { invalidParameterProblem } from '../http/parse-query.ts';
import type { ListingDocument } from '../listing/listing-document.ts';
import { listingKind } from '../listing/listing-kind.ts';

const PAGE = 50;

export type OwnListingsRequest = {
  state: OwnListingState;
  q: string | undefined;
  sort: OwnListingSort;
  cursor: string | undefined;
};

const STATES: Record<OwnListingState, string> = {
  all: 'true',
  under_review: `(body->>'state' = 'under_review' or body ? 'pending')`,
  rejected: `(body->>'state' = 'rejected' or (body->>'state' = 'verified' and (body->'reasons' <> '[]' or body ? 'codes') and not body ? 'pending'))`,
  verified: `body->>'state' = 'verified'`,
  to_confirm: `(body->>'state' = 'verified' and not (body->>'demo')::boolean
    and (body->>'confirmedAt')::timestamptz <= now() - interval '${CONFIRM_AFTER_DAYS} days')`,
  sold: `body->>'state' in ('sold', 'sold_by_naksha')`,
};

const BY_TIME = `body->>'postedAt'`;
const BY_PRICE = `lpad(body->>'price', 12, '0')`;
const ORDERS: Record<OwnListingSort, { by: string; down: boolean }> = {
  newest: { by: BY_TIME, down: true },
  oldest: { by: BY_TIME, down: false },
  dearest: { by: BY_PRICE, down: true },
  cheapest: { by: BY_PRICE, down: false },
};

export async function findOwnListingsPage(
  documents: Documents,
  seller: AccountId,
  { state, q, sort, cursor }: OwnListingsRequest,
): Promise<{ page: ListingDocument[]; cursor: string | null }> {
  const { by, down } = ORDERS[sort];
  const [value, id] = cursor === undefined ? [null, null] : parseCursor(cursor);
  const rows = await documents.query(
    listingKind,
    `body->>'seller' = $1 and ${STATES[state]}
      and ($2::text is null or concat_ws(' ', body->'free'->>'title', body->'facts'->>'locality',
        body->'facts'->>'city', body->'facts'->>'project', id) ilike $2)
      and ($3::text is null or (${by}, id) ${down ? '<' : '>'} ($3, $4))
      order by ${by} ${down ? 'desc' : 'asc'}, id ${down ? 'desc' : 'asc'} limit ${PAGE + 1}`,
    [seller, q === undefined ? null : `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`, value, id],
  );
  const page = rows.slice(0, PAGE).flatMap(({ body }) => body ?? []);
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  const orderedBy = last && (by === BY_TIME ? last.postedAt : String(last.price).padStart(12, '0'));
  return { page, cursor: last ? `${orderedBy}~${last.id}` : null };
}

export async function countOwnListings(documents: Documents, seller: AccountId): Promise<OwnListings['counts']> {
  const columns = Object.entries(STATES).map(([state, is]) => `count(*) filter (where ${is})::int as ${state}`);
  const [counts] = await documents.select<OwnListings['counts']>(
    listingKind,
    columns.join(', '),
    `body->>'seller' = $1`,
    [seller],
  );
  return counts;
}

function parseCursor(cursor: string): [value: string, id: ListingId] {
  const [value, id, ...more] = cursor.split('~');
  if (!/^[\dT:.Z-]{1,30}$/.test(value) || !id || !isListingId(id) || more.length > 0)
    throw invalidParameterProblem('cursor', 'must be the cursor of an earlier response');
  return [value, id];
}
