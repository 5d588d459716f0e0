import { describe, expect, it } from 'vitest';
import { HALO, MarkerMerger } from './merge-markers.ts';

/** A pixel is a unit of 16, so cells of 64 px are those of zoom 20. */
const PX = 16;
type Placed = { x: number; y: number; count: number };
function merge(placed: readonly Placed[], width = 16, height = 16): Placed[] {
  const merger = new MarkerMerger();
  const { grid } = merger;
  grid.reset({ zoom: 20, x: 1000, y: 2000, width, height });
  for (const { x, y, count } of placed) {
    const [px, py] = [1000 * 1024 + x * PX, 2000 * 1024 + y * PX];
    grid.add(grid.cellAt(px, py), count, count * px, count * py);
  }
  merger.merge();
  return [...grid.occupied.subarray(0, grid.size)]
    .map((at) => ({
      x: (grid.meanX(at) - 1000 * 1024) / PX,
      y: (grid.meanY(at) - 2000 * 1024) / PX,
      count: grid.count[at],
    }))
    .sort((a, b) => a.y - b.y || a.x - b.x);
}
const one = (x: number, y: number, count = 1): Placed => ({ x, y, count });

describe('merging near markers', () => {
  it('needs the surrounding tiles', () => {
    expect(HALO).toBe(8);
  });

  it('merges two closer than 60 px between their means, in any direction', () => {
    for (const [dx, dy] of [
      [59, 0],
      [0, 59],
      [42, 42],
      [42, -42],
      [-59, 0],
      [0, -59],
      [-42, 42],
      [-42, -42],
    ]) {
      expect(merge([one(480, 480, 3), one(480 + dx, 480 + dy)])).toEqual([one(480 + dx / 4, 480 + dy / 4, 4)]);
      expect(merge([one(510, 510), one(510 + dx, 510 + dy, 3)])).toEqual([
        one(510 + (dx * 3) / 4, 510 + (dy * 3) / 4, 4),
      ]);
    }
  });

  it('keeps markers 60 px apart', () => {
    for (const [dx, dy] of [
      [60, 0],
      [0, 60],
      [36, 48],
      [43, 43],
    ]) {
      const two = [one(500, 500), one(500 + dx, 500 + dy)];
      expect(merge(two)).toEqual(two);
    }
    // So the middle one, smaller and 60 px from the larger, is also a centre.
    expect(merge([one(400, 400, 5), one(460, 400, 3), one(515, 400, 1)]).map(({ count }) => count)).toEqual([5, 4]);
  });

  it('uses the larger marker as center, of equal ones the northernmost, then westernmost, and merges with the nearest center', () => {
    // 40 px apart: the middle one can join either.
    expect(merge([one(400, 400, 5), one(440, 400, 1), one(480, 400, 9)])).toHaveLength(2);
    const chain = merge([one(400, 400, 5), one(450, 400, 1), one(490, 400, 9)]);
    expect(chain.map(({ count }) => count)).toEqual([5, 10]);
    const equals = merge([one(448, 430), one(448, 470), one(448, 520)]);
    expect(equals).toEqual([one(448, 450, 2), one(448, 520)]);
    const across = merge([one(430, 448), one(470, 448), one(520, 448)]);
    expect(across).toEqual([one(450, 448, 2), one(520, 448)]);
  });

  it('merges with the nearest of two centers, of equally near ones the northernmost, then westernmost', () => {
    const join = (first: Placed, second: Placed) => merge([one(480, 480), first, second]).map(({ count }) => count);
    expect(join(one(440, 440, 5), one(515, 480, 9)).sort((a, b) => a - b)).toEqual([5, 10]);
    expect(join(one(470, 430, 5), one(515, 480, 9)).sort((a, b) => a - b)).toEqual([5, 10]);
    expect(join(one(440, 480, 5), one(520, 480, 9))).toEqual([6, 9]);
    expect(join(one(480, 440, 5), one(480, 520, 9))).toEqual([6, 9]);
  });

  it('merges the results of the first pass once more, and no further', () => {
    const twice = merge([one(400, 400, 4), one(455, 400, 3), one(505, 400, 2)]);
    expect(twice.reduce((sum, { count }) => sum + count, 0)).toBe(9);
    expect(twice.length).toBeLessThan(3);
  });

  it('keeps at most one marker per cell, and loses none except beyond the margin', () => {
    const crowd = Array.from({ length: 256 }, (_, k) =>
      one((k % 16) * 64 + 32, Math.floor(k / 16) * 64 + 32, 1 + (k % 5)),
    );
    const left = merge(crowd);
    expect(left.reduce((sum, { count }) => sum + count, 0)).toBe(crowd.reduce((sum, { count }) => sum + count, 0));
    expect(new Set(left.map(({ x, y }) => `${Math.floor(x / 64)} ${Math.floor(y / 64)}`)).size).toBe(left.length);
  });

  it('has no state from the previous merge, of any shape', () => {
    const merger = new MarkerMerger();
    for (const side of [16, 40, 16]) {
      merger.grid.reset({ zoom: 20, x: 1000, y: 2000, width: side, height: side });
      merger.grid.add(merger.grid.at(3, 3), 2, 2 * (1003 * 1024 + 5), 2 * (2003 * 1024 + 6));
      merger.merge();
      expect([merger.grid.size, merger.grid.count[merger.grid.at(3, 3)]]).toEqual([1, 2]);
    }
  });
});
