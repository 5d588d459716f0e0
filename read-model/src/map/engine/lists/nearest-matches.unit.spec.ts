import { projectToUnitSquare, TRICITY_REGION } from '@naksha/events/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMapEngine } from '../map-engine.ts';
import type { MapRow } from '../rows/map-row.ts';
import { anyFilter, anyPosition, anyRows } from '../testing/arbitrary-rows.ts';
import { isPositionInBBox, rowMatchesFilter } from '../testing/map-oracle.ts';
import { movePositionByPixels, PLACE, sampleFlatRow } from '../testing/sample-flat.ts';
import { findSampleReach } from '../testing/sample-reach.ts';

function nearest(rows: readonly MapRow[], from = PLACE) {
  const engine = createMapEngine({ region: TRICITY_REGION, findReach: findSampleReach });
  engine.load(rows.slice(1));
  if (rows.length) engine.apply([{ upsert: rows[0] }]);
  return engine.nearest({}, from);
}

describe('F-42 the box of the nearest matches', () => {
  it('contains the nearest match and others nearby, with a count for each state', () => {
    const near = movePositionByPixels(PLACE, 15, 3000);
    const rows = [
      sampleFlatRow(1, { position: near }),
      sampleFlatRow(2, { position: movePositionByPixels(near, 15, 300, 200) }),
      sampleFlatRow(3, { position: movePositionByPixels(near, 15, 0, 200), state: 'under_review' }),
      sampleFlatRow(4, { position: movePositionByPixels(PLACE, 15, -4000) }),
    ];
    const found = nearest(rows);
    expect(found).toMatchObject({ total: 2, underReview: 1 });
    expect(rows.map(({ position }) => isPositionInBBox(position, found!.bbox))).toEqual([true, true, true, false]);
    const [west, south, east, north] = found!.bbox;
    expect([west - near.lng, north - near.lat].every((gap) => Math.abs(gap) < 1e-6)).toBe(true);
    expect(
      [east, south].every((edge, k) => Math.abs(edge - [rows[1].position.lng, rows[1].position.lat][k]) < 1e-6),
    ).toBe(true);
  });

  it('prefers listings that can be opened, however far away', () => {
    const hidden = sampleFlatRow(1, { state: 'under_review' });
    const open = sampleFlatRow(2, { position: movePositionByPixels(PLACE, 15, 4000) });
    expect(nearest([hidden, open])).toMatchObject({ total: 1, underReview: 0 });
    expect(nearest([hidden])).toMatchObject({ total: 0, underReview: 1 });
    expect(nearest([])).toBeUndefined();
  });

  it('equals that of a full scan, however rows were added', () => {
    fc.assert(
      fc.property(anyRows(30), anyFilter, anyPosition, fc.nat(30), (rows, filter, from, split) => {
        const [one, other] = [0, split].map((at) => {
          const engine = createMapEngine({ region: TRICITY_REGION, findReach: findSampleReach });
          engine.load(rows.slice(at));
          engine.apply(rows.slice(0, at).map((upsert) => ({ upsert })));
          return engine.nearest(filter, from);
        });
        expect(other).toEqual(one);
        const matching = rows.filter((row) => rowMatchesFilter(row, filter));
        const open = matching.filter(({ state }) => state !== 'under_review');
        const among = open.length ? open : matching;
        expect(one === undefined).toBe(among.length === 0);
        if (!one) return;
        const distance = ({ position }: MapRow) => {
          const [a, b] = [projectToUnitSquare(position), projectToUnitSquare(from)];
          return Math.hypot(a.x - b.x, a.y - b.y) * 2 ** 30;
        };
        const least = Math.min(...among.map(distance));
        expect(among.some((row) => distance(row) < least + 3 && isPositionInBBox(row.position, one.bbox))).toBe(true);
        const inside = matching.filter(({ position }) => isPositionInBBox(position, one.bbox));
        expect(inside.length).toBe(one.total + one.underReview);
        expect(inside.filter(({ state }) => state === 'under_review').length).toBe(one.underReview);
      }),
    );
  });
});
