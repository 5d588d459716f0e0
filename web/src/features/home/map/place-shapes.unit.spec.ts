import type { PlaceId } from '@naksha/events/kernel';
import { distanceM } from '@naksha/events/kernel';
import type { PlaceOutline } from '@naksha/events/wire/place-outline';
import { expect, it } from 'vitest';
import { shapesOfPlace } from './place-shapes.ts';

const place: PlaceOutline = {
  id: 'kharar' as PlaceId,
  kind: 'city',
  name: 'Kharar',
  names: { en: 'Kharar' },
  city: 'Kharar',
  zoom: 13,
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
  expect(shapesOfPlace({ ...place, outline: [square, square] })[1]).toEqual({
    ring: square.map(([lng, lat]) => ({ lat, lng })),
    approximate: false,
  });
  const [circle, ...others] = shapesOfPlace(place);
  expect([circle.approximate, others]).toEqual([true, []]);
  for (const point of circle.ring) expect(Math.abs(distanceM(point, place.position) - 600)).toBeLessThan(5);
});
