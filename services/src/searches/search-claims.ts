import { createHash } from 'node:crypto';
import type { Claim, EventStore } from '@naksha/events/event-store';
import { type AccountId, canonicalFilter, parseHomeView, type SearchId } from '@naksha/events/kernel';
import { findFreeSlot } from '../commands/find-free-slot.ts';
import type { Refusal } from '../commands/refusal.ts';

/** Searches that one account may have saved at a time. */
export const MAX_SEARCHES = 50;

/** Kinds of claims, by account: one of the searches that it may have, and what it searches for. */
export const SEARCH_SLOT = 'search-slot';
export const SEARCH_FOR = 'search-for';

export const allSearchesUsed: Refusal = {
  status: 409,
  code: 'searches_all_used',
  detail: `An account can have ${MAX_SEARCHES} saved searches. Delete one first.`,
};
export const savedBefore: Refusal = {
  status: 409,
  code: 'search_saved_before',
  detail: 'You have already saved this search.',
};

/** What a search that is saved takes; undefined where the account has as many as it may. */
export async function claimSearch(
  store: Pick<EventStore, 'claims'>,
  { account, id, view }: { account: AccountId; id: SearchId; view: string },
): Promise<Claim[] | undefined> {
  const prefix = `${account}/`;
  const taken = await store.claims(SEARCH_SLOT, prefix);
  const slot = findFreeSlot(taken, { kind: SEARCH_SLOT, prefix, max: MAX_SEARCHES, owner: id });
  return slot && [{ kind: SEARCH_FOR, key: toKey(account, view), owner: id }, slot];
}

/** What a search that is deleted gives back. */
export async function releaseSearch(
  store: Pick<EventStore, 'claims'>,
  { account, id, view }: { account: AccountId; id: SearchId; view: string },
): Promise<Pick<Claim, 'kind' | 'key'>[]> {
  const slots = (await store.claims(SEARCH_SLOT, `${account}/`)).filter(({ owner }) => owner === id);
  return [{ kind: SEARCH_FOR, key: toKey(account, view) }, ...slots.map(({ kind, key }) => ({ kind, key }))];
}

/** The same filter, however it is written and wherever the camera stood, is the same search. */
const toKey = (account: AccountId, view: string): string =>
  `${account}/${createHash('sha256')
    .update(canonicalFilter(parseHomeView(view).filter))
    .digest('base64url')}`;
