import {
  allowsBedrooms,
  type HomeView,
  type MapFilter,
  parseHomeView,
  removeContradictionsAndIdleRanges,
} from '@naksha/events/kernel';
import type { SearchReadingResponse, Suggestion } from '@naksha/events/wire/suggestions';
import { cameraFittingSearch } from '../../../shared/places/fit-places.ts';
import type { KnownPlace } from '../../../shared/places/known-place.ts';
import { changeFilter, type FilterChange } from './filter-rules.ts';

/**
 * Places are joined by "or", so a chip for the containing city is removed. `known`: places that chips may refer to;
 * `first`: a change to apply before.
 */
export function applySearchReading(
  view: HomeView,
  { places, query }: SearchReadingResponse,
  known: readonly KnownPlace[],
  first: readonly FilterChange[] = [],
): HomeView {
  // Homes near a landmark may be in any place.
  const left = places.some(({ type }) => type === 'landmark')
    ? (view.filter.place ?? []).map((removePlace) => ({ removePlace }))
    : leaveCities(places, known);
  const before = [...first, ...left].reduce(changeFilter, view.filter);
  const filter = addSaid(before, parseHomeView(query).filter);
  const camera = cameraFittingSearch(filter, places, known);
  return { ...view, filter, camera: camera ?? view.camera };
}

const leaveCities = (named: readonly Suggestion[], known: readonly KnownPlace[]): FilterChange[] =>
  known
    .filter(({ kind, name }) => kind === 'city' && named.some(({ type, city }) => type !== 'city' && city === name))
    .map(({ id }) => ({ removePlace: id }));

/** Adds places and words to the existing ones; replaces other filters. */
function addSaid(before: MapFilter, { place = [], search = [], ...said }: MapFilter): MapFilter {
  const chips: FilterChange[] = [...place.map((addPlace) => ({ addPlace })), ...search.map((add) => ({ add }))];
  const next = { ...chips.reduce(changeFilter, before) };
  const saysKind = said.propertyType ?? said.subtype ?? said.kinds;
  const saysBedrooms = said.bedrooms ?? said.bedroom;
  // Offices have no bedrooms: asking for bedrooms resets the type.
  if (saysKind || (saysBedrooms && !allowsBedrooms(next))) for (const key of KINDS) delete next[key];
  if (saysBedrooms) for (const key of BEDROOMS) delete next[key];
  return removeContradictionsAndIdleRanges({ ...next, ...said });
}
const KINDS = ['propertyType', 'subtype', 'kinds'] as const;
const BEDROOMS = ['bedroom', 'bedrooms'] as const;
