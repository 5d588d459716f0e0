import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceInMeters, isInBBox, projectToUnitSquare, TRICITY_REGION, unprojectFromUnitSquare } from './geo.ts';

const positions = fc.record({
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('geo', () => {
  it('converts to Web Mercator and back', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const [{ x, y }, back] = [
          projectToUnitSquare(position),
          unprojectFromUnitSquare(projectToUnitSquare(position)),
        ];
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(1);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(1);
        expect(back.lat).toBeCloseTo(position.lat, 9);
        expect(back.lng).toBeCloseTo(position.lng, 9);
      }),
    );
    expect(projectToUnitSquare({ lat: 0, lng: 0 })).toEqual({ x: 0.5, y: 0.5 });
    expect(projectToUnitSquare({ lat: 30, lng: 76 }).y).toBeLessThan(0.5);
  });

  it('measures meters on the great circle', () => {
    expect(distanceInMeters({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBeCloseTo(111_195, -1);
    const [sector17, mohali] = [
      { lat: 30.7398, lng: 76.7827 },
      { lat: 30.7046, lng: 76.7179 },
    ];
    expect(distanceInMeters(sector17, mohali) / 1000).toBeCloseTo(7.3, 0);
    expect(distanceInMeters(mohali, mohali)).toBe(0);
    expect(distanceInMeters({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 6_371_008.8, 0);
  });

  it('contains the region including its edges', () => {
    const [west, south, east, north] = TRICITY_REGION;
    expect([
      isInBBox(TRICITY_REGION, { lat: south, lng: west }),
      isInBBox(TRICITY_REGION, { lat: north, lng: east }),
    ]).toEqual([true, true]);
    expect(isInBBox(TRICITY_REGION, { lat: 28.6, lng: 77.2 })).toBe(false);
  });

  it('excludes points beyond each edge of the region', () => {
    const [west, south, east, north] = TRICITY_REGION;
    const middle = { lat: (south + north) / 2, lng: (west + east) / 2 };
    expect(isInBBox(TRICITY_REGION, middle)).toBe(true);
    for (const beyond of [{ lng: west - 0.01 }, { lng: east + 0.01 }, { lat: south - 0.01 }, { lat: north + 0.01 }])
      expect(isInBBox(TRICITY_REGION, { ...middle, ...beyond }), JSON.stringify(beyond)).toBe(false);
  });

  it('measures a quarter of the globe equally in all directions', () => {
    const quarter = (Math.PI / 2) * 6_371_008.8;
    expect(distanceInMeters({ lat: 0, lng: 0 }, { lat: 60, lng: 90 })).toBeCloseTo(quarter, 0);
    expect(distanceInMeters({ lat: 60, lng: 90 }, { lat: 0, lng: 0 })).toBeCloseTo(quarter, 0);
    expect(distanceInMeters({ lat: 30, lng: 0 }, { lat: -60, lng: 0 })).toBeCloseTo(quarter, 0);
  });
});
