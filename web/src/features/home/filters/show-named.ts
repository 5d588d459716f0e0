import { DEFAULT_SORT, type HomeView, type MapFilter } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { PlaceOutline } from '@naksha/events/wire/place-outline';
import type { SearchReadingResponse } from '@naksha/events/wire/suggestions';
import { propertyPath, suggestionToSearchReading } from '../../../shared/places/chosen-suggestion.ts';
import { listKnownPlaces } from '../../../shared/places/known-place.ts';
import { chooseFilterForSearch, storeSearchNote } from '../../../shared/places/note-search.ts';
import type { SuggestionOrSearch } from '../../../shared/places/offer.ts';
import type { SetView } from '../view/use-home-view.ts';
import { applySearchReading } from './apply-named.ts';

type Page = { setView: SetView; cities: readonly City[]; places: readonly PlaceOutline[] };

/** Opens the page of a home; filters by anything else. */
export function applySuggestion(
  offer: SuggestionOrSearch,
  { navigate, setView, cities, places }: Page & { navigate(path: string): void },
): void {
  if (offer.type === 'property') navigate(propertyPath(offer));
  else
    setView(
      (view) => applySearchReading(view, suggestionToSearchReading(offer), listKnownPlaces(cities, places)),
      'push',
    );
}

export function applyTypedSearch(
  typed: string,
  named: SearchReadingResponse,
  { filter, setView, cities, places }: Page & { filter: MapFilter },
): void {
  const before = chooseFilterForSearch(filter, typed);
  const apply = (view: HomeView) =>
    applySearchReading({ ...view, filter: before }, named, listKnownPlaces(cities, places));
  storeSearchNote(typed, before, named, apply({ filter, sort: DEFAULT_SORT }).filter);
  setView(apply, 'push');
}
