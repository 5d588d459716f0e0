import { distanceInMeters, TRICITY_REGION } from '@naksha/events/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMapEngine } from '../map-engine.ts';
import type { MapRow } from '../rows/map-row.ts';
import { anyPosition, anyRows } from '../testing/arbitrary-rows.ts';
import { movePositionByPixels, PLACE, sampleFlatRow } from '../testing/sample-flat.ts';
import type { ComparableQuery } from './comparable-homes.ts';

function ask(rows: readonly MapRow[], query: Partial<ComparableQuery> = {}, split = rows.length) {
  const engine = createMapEngine({ region: TRICITY_REGION });
  engine.load(rows.slice(0, split));
  engine.apply(rows.slice(split).map((upsert) => ({ upsert })));
  const price = { min: 6_000_000, max: 9_000_000 };
  return engine.comparableHomes({ subtype: 'flat', at: PLACE, radiusM: 2000, price, limit: 6, ...query });
}

describe('comparable homes', () => {
  it('have the same type, are near, public and of similar price; the listing itself is excluded', () => {
    const rows = [
      sampleFlatRow(1),
      sampleFlatRow(2, { price: 6_000_000 }),
      sampleFlatRow(3, { price: 9_000_000, demo: true }),
      sampleFlatRow(4, { price: 5_999_999 }),
      sampleFlatRow(5, { price: 9_000_001 }),
      sampleFlatRow(6, { subtype: 'kothi' }),
      sampleFlatRow(7, { state: 'under_review' }),
      sampleFlatRow(8, { position: movePositionByPixels(PLACE, 15, 3000) }),
    ];
    expect(ask(rows, { except: 1 })).toEqual({ real: 1, demo: 1, ids: [3, 2] });
  });

  it('are listed nearest first, up to the limit, and counted completely', () => {
    const rows = [300, 100, 200, 100].map((east, k) =>
      sampleFlatRow(k + 1, { position: movePositionByPixels(PLACE, 17, east) }),
    );
    expect(ask(rows, { limit: 3 })).toEqual({ real: 4, demo: 0, ids: [4, 2, 3] });
    expect(ask(rows, { limit: 0 })).toEqual({ real: 4, demo: 0, ids: [] });
  });

  it('equal those of a full scan, however rows were added', () => {
    fc.assert(
      fc.property(
        anyRows(60),
        anyPosition,
        fc.nat(60),
        fc.integer({ min: 100, max: 20_000 }),
        (rows, at, split, radiusM) => {
          const price = { min: 2_000_000, max: 20_000_000 };
          const fits = (row: MapRow) =>
            row.subtype === 'flat' && row.state !== 'under_review' && row.price >= price.min && row.price <= price.max;
          const away = (row: MapRow) => distanceInMeters(row.position, at) / radiusM;
          // Sphere and map differ slightly, so rows near the circle may be on either side.
          const [sure, maybe] = [0.99, 1.01].map((edge) => rows.filter((row) => fits(row) && away(row) <= edge).length);
          const found = ask(rows, { at, price, radiusM, limit: 60 }, split);
          expect(found.real + found.demo).toBeGreaterThanOrEqual(sure);
          expect(found.real + found.demo).toBeLessThanOrEqual(maybe);
          expect(found.ids).toHaveLength(found.real + found.demo);
          expect(found).toEqual(ask(rows, { at, price, radiusM, limit: 60 }));
        },
      ),
    );
  });
});
