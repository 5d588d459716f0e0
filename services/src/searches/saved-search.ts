import type { SearchEvent } from '@naksha/events/contracts';
import type { AccountId, AlertFrequency, QuietHours } from '@naksha/events/kernel';
import type { Refusal } from '../commands/refusal.ts';

/** What decisions about one saved search need of its history. */
export type SavedSearch =
  | { state: 'unsaved' }
  | {
      state: 'saved';
      account: AccountId;
      view: string;
      frequency: AlertFrequency;
      quiet: QuietHours;
      paused: boolean;
      /** What was found until then is not new to its owner, ISO 8601. */
      seenUntil: string | undefined;
    }
  | { state: 'deleted'; account: AccountId; view: string };

/** The stream of one saved search, folded. */
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

/** The same for another's search: who saved what is nobody else's business. */
export const noSuchSearch: Refusal = { status: 404, code: 'no_such_search', detail: 'Saved search not found.' };
