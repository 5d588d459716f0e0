import { Gazetteer, type Place, type Position } from '@naksha/events/kernel';

/** A locality in which the demo posts homes, in the words of a seller. */
export type DemoPlace = { city: string; locality: string; position: Position };

export function listDemoPlaces(places: readonly Place[]): DemoPlace[] {
  const gazetteer = new Gazetteer(places);
  return gazetteer.list('locality').map(({ cityId, names, position }) => ({
    city: gazetteer.find(cityId)?.names.en ?? '',
    locality: names.en,
    position,
  }));
}
