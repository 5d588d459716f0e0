import { createHash } from 'node:crypto';
import type { Claim, EventStore } from '@naksha/events/event-store';
import { type AccountId, canonicalFilterQuery, parseHomeView, type SearchId } from '@naksha/events/kernel';
import { findFreeSlotClaim } from '../commands/find-free-slot.ts';
import type { Refusal } from '../commands/refusal.ts';

/** Per account. */
export const MAX_SEARCHES = 50;

export const SEARCH_SLOT_CLAIM = 'search-slot';
export const SEARCH_FILTER_CLAIM = 'search-for';

export const searchLimitRefusal: Refusal = {
  status: 409,
  code: 'searches_all_used',
  detail: `An account can have ${MAX_SEARCHES} saved searches. Delete one first.`,
};
export const alreadySavedRefusal: Refusal = {
  status: 409,
  code: 'search_saved_before',
  detail: 'You have already saved this search.',
};

export async function claimsForSearchIfSlotFree(
  store: Pick<EventStore, 'listClaims'>,
  { account, id, view }: { account: AccountId; id: SearchId; view: string },
): Promise<Claim[] | undefined> {
  const prefix = `${account}/`;
  const taken = await store.listClaims(SEARCH_SLOT_CLAIM, prefix);
  const slot = findFreeSlotClaim(taken, { kind: SEARCH_SLOT_CLAIM, prefix, max: MAX_SEARCHES, owner: id });
  return slot && [{ kind: SEARCH_FILTER_CLAIM, key: toKey(account, view), owner: id }, slot];
}

export async function findClaimsToRelease(
  store: Pick<EventStore, 'listClaims'>,
  { account, id, view }: { account: AccountId; id: SearchId; view: string },
): Promise<Pick<Claim, 'kind' | 'key'>[]> {
  const slots = (await store.listClaims(SEARCH_SLOT_CLAIM, `${account}/`)).filter(({ owner }) => owner === id);
  return [{ kind: SEARCH_FILTER_CLAIM, key: toKey(account, view) }, ...slots.map(({ kind, key }) => ({ kind, key }))];
}

/** Spelling and camera do not matter. */
const toKey = (account: AccountId, view: string): string =>
  `${account}/${createHash('sha256')
    .update(canonicalFilterQuery(parseHomeView(view).filter))
    .digest('base64url')}`;
