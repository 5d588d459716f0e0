import { type BBox, TRICITY_REGION } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import {
  bboxToRect,
  positionToUnits,
  rectContainsPoint,
  rectRelativeToSquare,
  tileToRect,
  toRootSquare,
  unitsToPosition,
} from './root-square.ts';

describe('the square around a region', () => {
  it.each([
    ['the tricity', TRICITY_REGION, 9],
    ['India', [68, 6, 98, 37], 3],
    ['the world', [-180, -85, 180, 85], 0],
    ['a town on the edge of tiles of every zoom', [-0.1, -0.1, 0.1, 0.1], 10],
    ['a point', [76.7, 30.7, 76.7, 30.7], 16],
    ['seven eighths of a tile', [0, -1, (7 / 8) * (360 / 256), 0], 8],
    ['hardly more than that', [0, -1, (7 / 8) * (360 / 256) + 1e-9, 0], 7],
    ['a tall one', [0, 0, 1, 80], 1],
  ] as [string, BBox, number][])('%s: contains it, and has the size of a tile', (_name, region, level) => {
    const square = toRootSquare(region);
    expect([square.level, square.aligned, square.bits]).toEqual([level, level + 3, 30 - level]);
    const side = 2 ** square.bits;
    expect([square.x % (side / 8), square.y % (side / 8)]).toEqual([0, 0]);
    if (level === 0) return;
    const [west, south, east, north] = region;
    for (const position of [
      { lng: west, lat: north },
      { lng: east - 1e-9, lat: south + 1e-9 },
    ]) {
      const { x, y } = positionToUnits(position);
      expect(rectContainsPoint({ x0: square.x, y0: square.y, x1: square.x + side, y1: square.y + side }, x, y)).toBe(
        true,
      );
    }
  });
});

describe('positions', () => {
  it('are whole units from the north-western corner of the world', () => {
    expect(positionToUnits({ lat: 0, lng: 0 })).toEqual({ x: 2 ** 29, y: 2 ** 29 });
    const { x, y } = positionToUnits({ lat: 30.7046, lng: 76.7179 });
    const middle = unitsToPosition(x + 0.5, y + 0.5);
    expect(middle.lat).toBeCloseTo(30.7046, 6);
    expect(middle.lng).toBeCloseTo(76.7179, 6);
    expect(positionToUnits(middle)).toEqual({ x, y });
  });

  it('of a box are all between its edges, inclusive', () => {
    const [west, north] = [unitsToPosition(1000.5, 2000.5), unitsToPosition(1009.5, 2019.5)];
    const rect = bboxToRect([west.lng, north.lat, north.lng, west.lat]);
    expect(rect).toEqual({ x0: 1000, y0: 2000, x1: 1010, y1: 2020 });
    expect(rectRelativeToSquare({ level: 0, aligned: 3, x: 100, y: 200, bits: 30 }, rect)).toEqual({
      x0: 900,
      y0: 1800,
      x1: 910,
      y1: 1820,
    });
  });

  it('of a tile are those from its corner to before the next tiles', () => {
    expect(tileToRect(20, 3, 5)).toEqual({ x0: 3072, y0: 5120, x1: 4096, y1: 6144 });
    expect(tileToRect(20, 3, 5, 2)).toEqual({ x0: 3072, y0: 5120, x1: 5120, y1: 7168 });
    expect(tileToRect(20, 3, 5, 2, 4)).toEqual({ x0: 3072, y0: 5120, x1: 5120, y1: 9216 });
    const rect = tileToRect(20, 3, 5);
    const inside = (x: number, y: number) => rectContainsPoint(rect, x, y);
    expect([inside(3072, 5120), inside(4095, 6143)]).toEqual([true, true]);
    expect([inside(3071, 5500), inside(3500, 5119), inside(4096, 5500), inside(3500, 6144)]).toEqual(
      Array(4).fill(false),
    );
  });
});
