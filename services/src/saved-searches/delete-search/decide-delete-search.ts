import type { SearchEvent } from '@naksha/events/contracts';
import { type AccountId, accepted, type Decider, refused } from '@naksha/events/kernel';
import type { Refusal } from '../../commands/refusal.ts';
import { noSuchSearch, type SavedSearch, savedSearch } from '../saved-search.ts';

/** Idempotent. */
export const deleteSearch: Decider<SavedSearch, { by: AccountId }, SearchEvent, undefined, Refusal> = {
  ...savedSearch,
  decide(state, { by }) {
    if (state.state === 'unsaved' || state.account !== by) return refused(noSuchSearch);
    return state.state === 'deleted' ? accepted() : accepted({ type: 'SearchDeleted', data: {} });
  },
};
