import type { MapFilter } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { PlaceOutline } from '@naksha/events/wire/place-outline';
import { t } from '../../../shared/messages/t.ts';
import { labelOfPlace, listKnownPlaces } from '../../../shared/places/known-place.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
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
        <Chip key={id} text={labelOfPlace(id, known, cities)} onRemove={() => onChange({ removePlace: id })} />
      ))}
      {search.map((text) => (
        <Chip key={text} text={text} onRemove={() => onChange({ remove: text })} />
      ))}
    </>
  );
}

const Chip = ({ text, onRemove }: { text: string; onRemove(): void }) => (
  <button
    type="button"
    aria-label={t('home.search.remove', { chip: text })}
    onClick={onRemove}
    className="group flex h-11 shrink-0 items-center"
  >
    <span className="flex h-8 max-w-40 items-center gap-1 rounded-control bg-ground px-2 text-14 group-hover:bg-line">
      <span className="truncate">{text}</span>
      <Icon name="close" size={14} />
    </span>
  </button>
);
