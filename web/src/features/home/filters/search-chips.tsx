import type { MapFilter } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { PlaceOutline } from '@naksha/events/wire/place-outline';
import { listKnownPlaces, placeLabel } from '../../../shared/places/known-place.ts';
import { Chip } from './chip.tsx';
import type { FilterChange } from './filter-rules.ts';

type Props = {
  filter: MapFilter;
  cities: readonly City[];
  places: readonly PlaceOutline[];
  onChange(change: FilterChange): void;
};

export default function SearchChips({ filter: { place = [], search = [] }, cities, places, onChange }: Props) {
  const known = listKnownPlaces(cities, places);
  return (
    <>
      {place.map((id) => (
        <Chip key={id} text={placeLabel(id, known, cities)} onRemove={() => onChange({ removePlace: id })} />
      ))}
      {search.map((text) => (
        <Chip key={text} text={text} onRemove={() => onChange({ remove: text })} />
      ))}
    </>
  );
}
