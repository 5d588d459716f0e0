import { DEFAULT_SORT, type HomeView, type MapFilter } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { PlaceOutline } from '@naksha/events/wire/place-outline';
import type { SearchReadingResponse } from '@naksha/events/wire/suggestions';
import { propertyPath, readingOfSuggestion } from '../../../shared/places/chosen-suggestion.ts';
import { listKnownPlaces } from '../../../shared/places/known-place.ts';
import { filterToSearch, storeSearchNote } from '../../../shared/places/note-search.ts';
import type { Offer } from '../../../shared/places/offer.ts';
import type { SetView } from '../view/use-home-view.ts';
import { applySearchReading } from './apply-named.ts';

type Page = { setView: SetView; cities: readonly City[]; places: readonly PlaceOutline[] };

/** Opens the page of a home; filters by anything else. */
export function openOffer(
  offer: Offer,
  { navigate, setView, cities, places }: Page & { navigate(path: string): void },
): void {
  if (offer.type === 'property') navigate(propertyPath(offer));
  else setView((view) => applySearchReading(view, readingOfSuggestion(offer), listKnownPlaces(cities, places)), 'push');
}

export function showNamed(
  typed: string,
  named: SearchReadingResponse,
  { filter, setView, cities, places }: Page & { filter: MapFilter },
): void {
  const before = filterToSearch(filter, typed);
  const apply = (view: HomeView) =>
    applySearchReading({ ...view, filter: before }, named, listKnownPlaces(cities, places));
  storeSearchNote(typed, before, named, apply({ filter, sort: DEFAULT_SORT }).filter);
  setView(apply, 'push');
}
