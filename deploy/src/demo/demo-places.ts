import { Gazetteer, type Place, type PlaceId, type Position } from '@naksha/events/kernel';

export type DemoPlace = { city: string; locality: string; position: Position; cityId: PlaceId; id: PlaceId };

export function listDemoPlaces(places: readonly Place[]): DemoPlace[] {
  const gazetteer = new Gazetteer(places);
  return gazetteer.list('locality').map(({ id, cityId, names, position }) => ({
    city: gazetteer.find(cityId)?.names.en ?? '',
    locality: names.en,
    position,
    cityId,
    id,
  }));
}
