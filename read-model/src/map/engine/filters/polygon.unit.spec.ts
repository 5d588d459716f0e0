import { seededRandom, TRICITY_REGION, unprojectFromUnitSquare } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { hasBit } from '../base/bitmap.ts';
import { toRootSquare } from '../rows/root-square.ts';
import { RowStore } from '../rows/row-store.ts';
import { sampleRows } from '../testing/sample-rows.ts';
import { addRowsInRing, isInRing, type Ring, toPolygonRing } from './polygon.ts';

const ring = (...points: [number, number][]): Ring => ({
  x: Float64Array.from(points, ([x]) => Math.floor(x)),
  y: Float64Array.from(points, ([, y]) => Math.floor(y)),
});
const reversed = ({ x, y }: Ring): Ring => ({ x: x.toReversed(), y: y.toReversed() });

describe('a polygon', () => {
  const square = ring([10, 10], [20, 10], [20, 20], [10, 20]);
  const notched = ring([0, 0], [40, 0], [40, 40], [20, 10], [0, 40]);

  it.each([
    ['in the middle', square, 15, 15, true],
    ['on a corner', square, 10, 10, true],
    ['on the far corner', square, 20, 20, true],
    ['on the northern edge', square, 15, 10, true],
    ['on the southern edge', square, 15, 20, true],
    ['on the western edge', square, 10, 15, true],
    ['on the eastern edge', square, 20, 15, true],
    ['on an edge drawn further west', square, 9, 10, false],
    ['on an edge drawn further east', square, 21, 20, false],
    ['on an edge drawn further north', square, 10, 9, false],
    ['on an edge drawn further south', square, 20, 21, false],
    ['to the west', square, 5, 15, false],
    ['to the east', square, 25, 15, false],
    ['to the north', square, 15, 5, false],
    ['to the south', square, 15, 25, false],
    ['in one arm', notched, 2, 30, true],
    ['in the other arm', notched, 38, 30, true],
    ['in the notch', notched, 20, 30, false],
    ['at the notch’s tip', notched, 20, 10, true],
    ['level with the notch’s tip', notched, 5, 10, true],
    ['level with the tip, outside', notched, -5, 10, false],
    ['below an arm’s end', notched, 0, 41, false],
  ] as const)('contains, or does not contain, a point %s', (_where, polygon, x, y, inside) => {
    expect(isInRing(polygon, x, y)).toBe(inside);
    expect(isInRing(reversed(polygon), x, y)).toBe(inside);
  });

  it('that intersects itself has no interior', () => {
    const star = ring([0, 0], [30, 0], [30, 30], [10, 30], [10, 10], [20, 10], [20, 40], [0, 40]);
    expect([isInRing(star, 15, 20), isInRing(star, 25, 20), isInRing(star, 5, 20)]).toEqual([false, true, true]);
  });

  it('is exact to the unit where floating-point numbers round', () => {
    const far = 2 ** 30 - 1;
    const sliver = ring([0, 0], [far, far - 1], [far, far]);
    expect(isInRing(sliver, far - 1, far - 2)).toBe(false);
    expect(isInRing(sliver, far - 1, far - 1)).toBe(true);
    expect(isInRing(sliver, 1, 1)).toBe(true);
    expect(isInRing(sliver, 1, 2)).toBe(false);
    expect(isInRing(sliver, 1, 0)).toBe(false);
  });

  const area = toRootSquare(TRICITY_REGION);
  const store = new RowStore(area);
  store.load([...sampleRows(3000)]);
  const { base } = store;
  const side = 2 ** base.bits;
  it.each([
    ['a triangle', ring([side / 5, side / 5], [side / 1.3, side / 4], [side / 3, side / 1.2])],
    ['a polygon around all rows', ring([-1, -1], [side, -1], [side, side], [-1, side])],
    ['a polygon larger than the map', ring([-side, -side], [3 * side, -side], [3 * side, 3 * side], [-side, 3 * side])],
    ['a polygon without rows', ring([2 * side, 0], [3 * side, 0], [3 * side, side])],
    ['a sliver', ring([0, 0], [side, side], [side, side * 0.98])],
    ['a bow tie', ring([0, 0], [side, side], [side, 0], [0, side])],
    [
      'cells to their edges',
      ring([side / 4, side / 4], [side / 2, side / 4], [side / 2, side / 2], [side / 4, side / 2]),
    ],
    ['a half that cells touch with one corner', ring([0, 0], [side, 0], [0, side])],
    ['the opposite direction', ring([0, side], [side, 0], [0, 0])],
  ])('finds the same rows by cells as one by one: %s', (_name, polygon) => {
    const bits = new Uint32Array(base.alive.length);
    addRowsInRing(bits, base, polygon);
    const { x, y } = base.columns;
    for (let row = 0; row < base.n; row++) expect(hasBit(bits, row), `${row}`).toBe(isInRing(polygon, x[row], y[row]));
  });

  it('finds the same rows by cells as one by one, for any triangle', () => {
    const random = seededRandom(7);
    const { x, y } = base.columns;
    const rows = [...Array(base.n).keys()];
    for (let k = 0; k < 40; k++) {
      const corner = (): [number, number] => [random() * side, random() * side];
      const triangle = ring(corner(), corner(), corner());
      const bits = new Uint32Array(base.alive.length);
      addRowsInRing(bits, base, triangle);
      expect(rows.filter((row) => hasBit(bits, row))).toEqual(rows.filter((row) => isInRing(triangle, x[row], y[row])));
    }
  });

  it('has coordinates relative to the corner of its square', () => {
    const at = (x: number, y: number) =>
      unprojectFromUnitSquare({ x: (area.x + x + 0.5) / 2 ** 30, y: (area.y + y + 0.5) / 2 ** 30 });
    const drawn = toPolygonRing([at(5, 7), at(100, 7), at(100, 90)], area);
    expect([[...drawn.x], [...drawn.y]]).toEqual([
      [5, 100, 100],
      [7, 7, 90],
    ]);
  });
});
