import { canonicalFilterQuery, type MapFilter } from '@naksha/events/kernel';
import { useAtomValue } from 'jotai';
import { OptionalPart } from '../../../shared/later-part.tsx';
import { lazyWithTimeout } from '../../../shared/lazy-chunk.ts';
import { searchNote } from '../../../shared/places/search-note.ts';
import { hasFiltersBesidesPlaceAndWords } from './filter-rules.ts';
import type { ChangeFilter } from './use-filter.ts';

const ActiveFilters = lazyWithTimeout(() => import('./active-filters.tsx'));
const SearchNotes = lazyWithTimeout(() => import('./search-notes.tsx'));

export function ActiveFiltersAndNotes({ filter, onFilter }: { filter: MapFilter; onFilter: ChangeFilter }) {
  const note = useAtomValue(searchNote);
  const says = note?.isShown && note.filter === canonicalFilterQuery(filter);
  if (!says && !hasFiltersBesidesPlaceAndWords(filter)) return null;
  return (
    <div className="shrink-0 max-sm:bg-surface max-sm:px-3 print:hidden">
      {hasFiltersBesidesPlaceAndWords(filter) && (
        <OptionalPart fallback={<div className="h-11" />}>
          <ActiveFilters filter={filter} onFilter={onFilter} />
        </OptionalPart>
      )}
      {says && (
        <OptionalPart>
          <SearchNotes note={note} onFilter={onFilter} />
        </OptionalPart>
      )}
    </div>
  );
}
