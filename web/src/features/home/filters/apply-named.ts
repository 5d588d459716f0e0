import { allowsBedrooms, type HomeView, type MapFilter, parseHomeView } from '@naksha/events/kernel';
import type { NamedPlaces, Suggestion } from '@naksha/events/wire/suggestions';
import { fitNamed } from '../../../shared/places/fit-places.ts';
import type { KnownPlace } from '../../../shared/places/known-place.ts';
import { changeFilter, type FilterChange } from './filter-rules.ts';

/**
 * Adds the places and filters that a text names. Places are joined by "or", so a chip for the containing city is removed: it
 * would undo the narrowing.
 * @param known places that chips may refer to
 * @param first change to apply before, such as removing the misspelt chip
 */
export function applyNamed(
  view: HomeView,
  { places, query }: NamedPlaces,
  known: readonly KnownPlace[],
  first: readonly FilterChange[] = [],
): HomeView {
  // What is near a landmark may lie in any place.
  const left = places.some(({ type }) => type === 'landmark')
    ? (view.filter.place ?? []).map((removePlace) => ({ removePlace }))
    : leaveCities(places, known);
  const before = [...first, ...left].reduce(changeFilter, view.filter);
  const filter = listChanges(before, parseHomeView(query).filter).reduce(changeFilter, before);
  const camera = fitNamed(filter, places, known);
  return { ...view, filter, camera: camera ?? view.camera };
}

const leaveCities = (named: readonly Suggestion[], known: readonly KnownPlace[]): FilterChange[] =>
  known
    .filter(({ kind, name }) => kind === 'city' && named.some(({ type, city }) => type !== 'city' && city === name))
    .map(({ id }) => ({ removePlace: id }));

function listChanges(before: MapFilter, said: MapFilter): FilterChange[] {
  const { place = [], search = [], propertyType, subtype, bedroom, within } = said;
  // Offices have no bedrooms: asking for bedrooms resets the type.
  const type = propertyType ?? (bedroom && !allowsBedrooms(before) ? 'all' : undefined);
  return [
    ...place.map((addPlace) => ({ addPlace })),
    ...search.map((add) => ({ add })),
    ...(type ? [{ choose: 'type', value: type } as const] : []),
    ...(subtype ? [{ choose: 'subtype', value: subtype } as const] : []),
    ...(bedroom ? [{ choose: 'bedroom', value: bedroom } as const] : []),
    ...(within ? [{ choose: 'parameter', name: 'within', value: within } as const] : []),
  ];
}
