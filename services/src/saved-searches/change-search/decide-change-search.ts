import type { SearchEvent } from '@naksha/events/contracts';
import {
  type AccountId,
  type AlertFrequency,
  accepted,
  type Decider,
  type QuietHours,
  refused,
} from '@naksha/events/kernel';
import type { Refusal } from '../../commands/refusal.ts';
import { noSuchSearch, type SavedSearch, savedSearch } from '../saved-search.ts';

/** Undefined values stay unchanged. */
export type ChangeSearchInput = {
  by: AccountId;
  renamed: boolean;
  frequency?: AlertFrequency;
  quiet?: QuietHours;
  paused?: boolean;
};

export const changeSearch: Decider<SavedSearch, ChangeSearchInput, SearchEvent, undefined, Refusal> = {
  ...savedSearch,
  decide(state, { by, renamed, paused, ...chosen }) {
    if (state.state !== 'saved' || state.account !== by) return refused(noSuchSearch);
    const { frequency = state.frequency, quiet = state.quiet } = chosen;
    const other = frequency !== state.frequency || quiet.from !== state.quiet.from || quiet.to !== state.quiet.to;
    return accepted<SearchEvent>(
      ...(renamed ? [{ type: 'SearchRenamed' as const, data: {} }] : []),
      ...(other ? [{ type: 'SearchAlertsChosen' as const, data: { frequency, quiet } }] : []),
      ...(paused === true && !state.paused ? [{ type: 'SearchPaused' as const, data: { by: 'owner' as const } }] : []),
      ...(paused === false && state.paused ? [{ type: 'SearchResumed' as const, data: {} }] : []),
    );
  },
};
