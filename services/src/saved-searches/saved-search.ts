import type { SearchEvent } from '@naksha/events/contracts';
import type { AccountId, AlertFrequency, QuietHours } from '@naksha/events/kernel';
import type { Refusal } from '../commands/refusal.ts';

export type SavedSearch =
  | { state: 'unsaved' }
  | {
      state: 'saved';
      account: AccountId;
      view: string;
      frequency: AlertFrequency;
      quiet: QuietHours;
      paused: boolean;
      /** Matches until then are not new, ISO 8601. */
      seenUntil: string | undefined;
    }
  | { state: 'deleted'; account: AccountId; view: string };

export const savedSearch = { initial: { state: 'unsaved' } as SavedSearch, evolve };

function evolve(before: SavedSearch, event: SearchEvent & { occurredAt?: string }): SavedSearch {
  if (event.type === 'SearchSaved')
    return { state: 'saved', paused: false, seenUntil: event.occurredAt, ...event.data };
  if (before.state !== 'saved') return before;
  switch (event.type) {
    case 'SearchRenamed':
      return before;
    case 'SearchLookedAt':
      return { ...before, seenUntil: event.occurredAt };
    case 'SearchAlertsChosen':
      return { ...before, ...event.data };
    case 'SearchPaused':
      return { ...before, paused: true };
    case 'SearchResumed':
      return { ...before, paused: false };
    case 'SearchDeleted':
      return { state: 'deleted', account: before.account, view: before.view };
    default:
      return event satisfies never;
  }
}

/** Also for searches of others, so that their existence is not revealed. */
export const noSuchSearch: Refusal = { status: 404, code: 'no_such_search', detail: 'Saved search not found.' };
