import type { CityDefinition, KnownEvent, LocalityDefinition, ProjectDefinition } from '@naksha/events/contracts';
import type { OPEN_TABLES, OpenRow } from '@naksha/events/open-data';
import { cityKind, localityKind, projectKind } from '../catalogue/catalogue-kinds.ts';

export type AreaRow = OpenRow<typeof OPEN_TABLES.areas>;
export type LocalityRow = OpenRow<typeof OPEN_TABLES.localities>;

export type PlaceChange =
  | { table: 'areas'; id: string; row: AreaRow | null }
  | { table: 'localities'; id: string; row: LocalityRow | null };

export function toOpenDataPlaceChange(event: KnownEvent): PlaceChange | undefined {
  for (const kind of [cityKind, projectKind, localityKind]) {
    const id = kind.findId(event);
    if (id === undefined) continue;
    const place = kind.fold(undefined, event);
    if (kind === localityKind)
      return { table: 'localities', id, row: place && toLocality(place as LocalityDefinition) };
    return { table: 'areas', id, row: place && toArea(place as CityDefinition | ProjectDefinition) };
  }
  return undefined;
}

const toNamed = ({ id, names, position, radiusM }: CityDefinition) => ({
  ...{ id, name: names.en, name_hi: names.hi ?? null, name_pa: names.pa ?? null },
  ...{ lat: position.lat, lng: position.lng, radius_m: radiusM },
});
const toLocality = (place: LocalityDefinition): LocalityRow => ({
  ...toNamed({ ...place, order: 0 }),
  city: place.city,
});
const toArea = (place: CityDefinition | ProjectDefinition): AreaRow =>
  'city' in place
    ? { ...toNamed({ ...place, order: 0 }), kind: 'project', city: place.city, locality: place.locality ?? null }
    : { ...toNamed(place), kind: 'city', city: place.id, locality: null };
