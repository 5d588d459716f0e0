import type { PlaceId } from '@naksha/events/kernel';
import { distanceM } from '@naksha/events/kernel';
import type { PlaceOutline } from '@naksha/events/wire/place-outline';
import { expect, it } from 'vitest';
import { listRings } from './use-place-rings.ts';

const place: PlaceOutline = {
  id: 'kharar' as PlaceId,
  kind: 'city',
  name: 'Kharar',
  position: { lat: 30.74, lng: 76.65 },
  radius_m: 600,
  outline: [],
};

it('F-40 a place is drawn by its outline, part by part, and as a circle where it has none', () => {
  const square = [
    [76.6, 30.7],
    [76.7, 30.7],
    [76.7, 30.8],
  ] as const;
  expect(listRings({ ...place, outline: [square, square] })[1]).toEqual(square.map(([lng, lat]) => ({ lat, lng })));
  const [circle, ...others] = listRings(place);
  expect(others).toEqual([]);
  for (const point of circle) expect(Math.abs(distanceM(point, place.position) - 600)).toBeLessThan(5);
});
