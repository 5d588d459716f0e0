import { type KnownEvent, type SearchEvent, searchStream } from '@naksha/events/contracts';
import { parseSearchStream } from '@naksha/events/kernel';
import type { DocumentKind } from '../documents/document-kind.ts';
import type { SavedSearchDocument } from './saved-search-document.ts';

type SavedSearchEvent = KnownEvent<SearchEvent>;

export const savedSearchKind: DocumentKind<SavedSearchDocument> = {
  kind: 'saved-search',
  public: false,
  version: 1,
  indexes: [{ name: 'saved_search_by_account', on: `(body->>'account'), (body->>'savedAt')` }],
  findId: (event) => (isSearchEvent(event) ? parseSearchStream(event.stream) : undefined),
  fold: (before, event) => (before === null ? null : fold(before, event as SavedSearchEvent)),
};

const isSearchEvent = (event: KnownEvent): event is SavedSearchEvent => event.type in searchStream;

function fold(before: SavedSearchDocument | undefined, event: SavedSearchEvent): SavedSearchDocument | null {
  const at = event.occurredAt;
  if (event.type === 'SearchSaved') {
    const id = parseSearchStream(event.stream);
    return { id, ...event.data, paused: false, savedAt: at, seenUntil: at, alertsSince: at };
  }
  if (!before) throw new Error(`${event.type} precedes SearchSaved`);
  switch (event.type) {
    case 'SearchRenamed':
      return before;
    case 'SearchAlertsChosen':
      return { ...before, ...event.data };
    case 'SearchPaused':
      return { ...before, paused: true };
    case 'SearchResumed':
      return { ...before, paused: false, alertsSince: at };
    case 'SearchLookedAt':
      return { ...before, seenUntil: at };
    case 'SearchDeleted':
      return null;
    default:
      return event satisfies never;
  }
}
