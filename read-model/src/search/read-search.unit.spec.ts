import { Gazetteer, type Landmark, type PlaceId } from '@naksha/events/kernel';
import { expect, it, vi } from 'vitest';
import type { Places } from '../catalogue/places.ts';
import type { MapQueries } from '../map/engine/map-queries.ts';
import type { MapFollower } from '../map/map-follower.ts';
import { sampleCity } from '../testing/sample-places.ts';
import { SearchReader } from './read-search.ts';

const position = { lat: 30.705, lng: 76.801 };
const mall: Landmark = { id: 'elante-mall' as PlaceId, kind: 'mall', names: { en: 'Elante Mall' }, aka: [], position };

it('computes the homes within reach before a text is parsed, and only if it names a reach', async () => {
  const places = { gazetteer: new Gazetteer([sampleCity('Mohali', position)], [mall]) } as Places;
  const prepareReach = vi.fn<MapQueries['prepareReach']>(async () => {});
  const reader = new SearchReader(places, { prepareReach } as unknown as MapQueries, {} as MapFollower);
  await reader.prepare('2 bhk mohali', undefined);
  expect(prepareReach).not.toHaveBeenCalled();
  await reader.prepare('2 bhk within 25 minutes of elante mall by car', undefined);
  expect(prepareReach).toHaveBeenCalledExactlyOnceWith({ of: 'elante-mall', minutes: 25, by: 'car' });
});
