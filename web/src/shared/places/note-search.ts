import { canonicalFilterQuery, type MapFilter } from '@naksha/events/kernel';
import type { SearchReadingResponse } from '@naksha/events/wire/suggestions';
import { getDefaultStore } from 'jotai';
import { storeRecentSearch } from './recent-searches.ts';
import { searchNote } from './search-note.ts';

const store = getDefaultStore();

/** A second search replaces the reading of the first, unless a plus adds to it. */
export function chooseFilterForSearch(filter: MapFilter, typed: string): MapFilter {
  const note = store.get(searchNote);
  return note && !typed.startsWith('+') && note.filter === canonicalFilterQuery(filter) ? note.before : filter;
}

/** Until the filter changes. */
export function storeSearchNote(
  typed: string,
  before: MapFilter,
  reading: SearchReadingResponse,
  filter: MapFilter,
): void {
  storeRecentSearch(typed, reading);
  const { ignored, corrections, choices } = reading;
  const isShown = ignored.length + corrections.length + choices.length > 0;
  store.set(searchNote, {
    typed,
    isShown,
    before,
    ignored,
    corrections,
    choices,
    filter: canonicalFilterQuery(filter),
  });
}
