import { describe, expect, it } from 'vitest';
import { ChangedPointsLog } from './row-store.ts';

const box = { x0: 10, y0: 20, x1: 30, y1: 40 };
const log = (...places: [number, number][]) => {
  const changes = new ChangedPointsLog();
  for (const [x, y] of places) changes.addPoint(x, y);
  return changes;
};

describe('the area of changed rows', () => {
  it('includes the north-western edges of a rectangle and excludes the others', () => {
    for (const place of [
      [10, 20],
      [29, 39],
      [15, 39],
    ] as [number, number][])
      expect(log(place).hasChangesIn(0, box), String(place)).toBe(true);
    for (const place of [
      [9, 20],
      [10, 19],
      [30, 39],
      [29, 40],
    ] as [number, number][])
      expect(log(place).hasChangesIn(0, box), String(place)).toBe(false);
  });

  it('can be requested from a given change on', () => {
    const changes = log([15, 25], [0, 0], [1, 1]);
    expect(changes.count).toBe(3);
    expect([0, 1, 3].map((since) => changes.hasChangesIn(since, box))).toEqual([true, false, false]);
  });

  it('is everywhere if it is no longer known', () => {
    const changes = log([15, 25]);
    for (let change = 0; change < 4096; change++) changes.addPoint(0, 0);
    expect(changes.hasChangesIn(0, box)).toBe(true);
    expect(changes.hasChangesIn(1, box)).toBe(false);
    changes.addPoint(15, 25);
    expect(changes.hasChangesIn(4097, box)).toBe(true);
    expect(changes.hasChangesIn(4098, box)).toBe(false);
    const full = log([15, 25]);
    for (let change = 1; change < 4096; change++) full.addPoint(0, 0);
    expect([full.hasChangesIn(0, box), full.hasChangesIn(4096, box)]).toEqual([true, false]);
  });
});
