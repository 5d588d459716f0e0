import { Gazetteer, type Position } from '@naksha/events/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleCity, sampleLocality } from '../testing/sample-places.ts';
import { buildCities, computeConvexHull } from './cities.ts';

const credit = 'Somebody (CC BY 4.0)';

describe('cities', () => {
  const cities = buildCities(
    new Gazetteer([
      sampleCity('New Chandigarh', { lat: 30.8, lng: 76.72 }),
      { ...sampleCity('Mohali', { lat: 30.7, lng: 76.73 }), zoom: 13.5, stateName: 'Punjab', credit },
      sampleLocality('Mohali', 'Sector 70', { lat: 30.7, lng: 76.7 }),
      sampleLocality('New Chandigarh', 'Eco City 1', { lat: 30.8, lng: 76.72 }),
      { ...sampleLocality('Mohali', 'Sector 8', { lat: 30.72, lng: 76.74 }), credit },
      sampleLocality('Mohali', 'Phase 11', { lat: 30.68, lng: 76.75 }),
      sampleLocality('Mohali', 'Phase 5', { lat: 30.7, lng: 76.73 }),
    ]),
  );

  it('E-05 have id, name, position, default zoom and outline', () => {
    expect(cities.map(({ id, name }) => [id, name])).toEqual([
      ['new-chandigarh', 'New Chandigarh'],
      ['mohali', 'Mohali'],
    ]);
    expect(cities[1]).toMatchObject({ position: { lat: 30.7, lng: 76.73 }, default_zoom: 13.5, credits: [credit] });
    expect(cities.map(({ state }) => state)).toEqual([undefined, 'Punjab']);
    expect(cities[1].map_ploygon).toEqual([
      { lat: 30.7, lng: 76.7 },
      { lat: 30.68, lng: 76.75 },
      { lat: 30.72, lng: 76.74 },
    ]);
  });

  it('have zoom 15 by default', () => {
    expect(cities.map(({ default_zoom: zoom }) => zoom)).toEqual([15, 13.5]);
  });

  it('have their known outline, of several parts the largest', () => {
    const part = (corners: number) => Array.from({ length: corners }, (_, k) => [76 + k, 30] as const);
    const [city] = buildCities(
      new Gazetteer([{ ...sampleCity('Chandigarh', { lat: 30.7, lng: 76.7 }), outline: [part(3), part(5)] }]),
    );
    expect(city.map_ploygon).toHaveLength(5);
    expect(city.map_ploygon[1]).toEqual({ lat: 30, lng: 77 });
  });

  it('list their localities in natural order', () => {
    expect(cities[1].localities.map(({ name }) => name)).toEqual(['Phase 5', 'Phase 11', 'Sector 8', 'Sector 70']);
    expect(cities[1].localities[0]).toMatchObject({ id: 'mohali-phase-5', city: 'Mohali' });
  });
});

describe('an outline', () => {
  const grid = fc.record({ lat: fc.integer({ min: 0, max: 20 }), lng: fc.integer({ min: 0, max: 20 }) });
  const turn = (a: Position, b: Position, c: Position) =>
    (b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng);

  it('has every original point on or within it, and only vertices', () => {
    fc.assert(
      fc.property(fc.array(grid, { minLength: 3, maxLength: 40 }), (points) => {
        const hull = computeConvexHull(points);
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
