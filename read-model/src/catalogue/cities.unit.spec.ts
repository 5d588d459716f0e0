import { Gazetteer, type Position } from '@naksha/events/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCities } from './cities.ts';
import { convexHull } from './convex-hull.ts';

const place = (city: string, locality: string, lat: number, lng: number) => ({
  city,
  locality,
  position: { lat, lng },
  attribution: 'somebody',
});

describe('cities', () => {
  const cities = buildCities(
    new Gazetteer([
      place('New Chandigarh', 'Eco City 1', 30.8, 76.72),
      place('Mohali', 'Sector 70', 30.7, 76.7),
      place('Mohali', 'Sector 8', 30.72, 76.74),
      place('Mohali', 'Phase 11', 30.68, 76.75),
      place('Mohali', 'Phase 5', 30.7, 76.73),
    ]),
  );

  it('E-05 carry id, name, position, default zoom and outline', () => {
    expect(cities.map(({ id, name }) => [id, name])).toEqual([
      ['new-chandigarh', 'New Chandigarh'],
      ['mohali', 'Mohali'],
    ]);
    expect(cities[1]).toMatchObject({ position: { lat: 30.7, lng: 76.73 }, default_zoom: 13 });
    expect(cities[1].map_ploygon).toEqual([
      { lat: 30.7, lng: 76.7 },
      { lat: 30.68, lng: 76.75 },
      { lat: 30.72, lng: 76.74 },
    ]);
  });

  it('list their localities as people count', () => {
    expect(cities[1].localities.map(({ name }) => name)).toEqual(['Phase 5', 'Phase 11', 'Sector 8', 'Sector 70']);
    expect(cities[1].localities[0]).toMatchObject({ id: 'mohali-phase-5', city: 'Mohali', attribution: 'somebody' });
  });
});

describe('an outline', () => {
  const grid = fc.record({ lat: fc.integer({ min: 0, max: 20 }), lng: fc.integer({ min: 0, max: 20 }) });
  const turn = (a: Position, b: Position, c: Position) =>
    (b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng);

  it('has every point on it or within, and corners only', () => {
    fc.assert(
      fc.property(fc.array(grid, { minLength: 3, maxLength: 40 }), (points) => {
        const hull = convexHull(points);
        if (hull.length < 3) return;
        hull.forEach((corner, k) => {
          const [next, afterNext] = [hull[(k + 1) % hull.length], hull[(k + 2) % hull.length]];
          expect(turn(corner, next, afterNext)).toBeGreaterThan(0);
          for (const point of points) expect(turn(corner, next, point)).toBeGreaterThanOrEqual(0);
        });
      }),
    );
  });
});
