import { type BBox, type MapFilter, TRICITY_REGION } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { FilterCache } from '../filters/filter-cache.ts';
import type { MarkerLayer } from '../filters/marker-layer.ts';
import type { MapRow } from '../rows/map-row.ts';
import { positionToUnits, toRootSquare } from '../rows/root-square.ts';
import { RowStore } from '../rows/row-store.ts';
import { rowMatchesFilter } from '../testing/map-oracle.ts';
import { sampleRows } from '../testing/sample-rows.ts';
import { fillGrid } from './fill-grid.ts';
import { type CellRect, MarkerGrid } from './marker-grid.ts';

const rows = [...sampleRows(3000)];
function open(region: BBox, later: number) {
  const store = new RowStore(toRootSquare(region));
  store.load(rows.slice(later));
  for (const upsert of rows.slice(0, later)) store.apply({ upsert }, () => {});
  return { store, filters: new FilterCache(store, 10) };
}
type Cells = Record<string, { count: number; x: number; y: number }>;
const fill = (
  { store, filters }: ReturnType<typeof open>,
  filter: MapFilter,
  shape: CellRect,
  layer: MarkerLayer,
): Cells => {
  const grid = new MarkerGrid();
  grid.reset(shape);
  fillGrid(store, filters.get(filter), grid, layer);
  const cells: Cells = {};
  for (let row = 0; row < shape.height; row++)
    for (let column = 0; column < shape.width; column++) {
      const at = grid.at(column, row);
      if (grid.count[at] > 0) cells[`${column} ${row}`] = { count: grid.count[at], x: grid.sumX[at], y: grid.sumY[at] };
    }
  expect(grid.size).toBe(Object.keys(cells).length);
  return cells;
};
function fillByDefinition(of: readonly MapRow[], { zoom, ...shape }: CellRect): Cells {
  const cells: Cells = {};
  for (const { position } of of) {
    const { x, y } = positionToUnits(position);
    const [column, row] = [(x >>> (30 - zoom)) - shape.x, (y >>> (30 - zoom)) - shape.y];
    if (column < 0 || row < 0 || column >= shape.width || row >= shape.height) continue;
    const { count, x: sumX, y: sumY } = cells[`${column} ${row}`] ?? { count: 0, x: 0, y: 0 };
    cells[`${column} ${row}`] = { count: count + 1, x: sumX + x, y: sumY + y };
  }
  return cells;
}

const middle = positionToUnits({ lat: 30.72, lng: 76.75 });
const around = (zoom: number, cells: number): CellRect => {
  const half = Math.floor(cells / 2);
  return {
    zoom,
    x: (middle.x >>> (30 - zoom)) - half,
    y: (middle.y >>> (30 - zoom)) - half,
    width: cells,
    height: cells - 1,
  };
};

describe('a grid contains the rows of a filter in one layer, each in its cell, however they are found', () => {
  const filters: MapFilter[] = [{}, { bedroom: 2 }, { search: ['mohali'], price: { min: 0, max: 90 } }];
  for (const [name, market] of [
    ['a region, all rows in the base', open(TRICITY_REGION, 0)],
    ['a region, some rows late', open(TRICITY_REGION, 300)],
    ['the world', open([-180, -85, 180, 85], 100)],
  ] as const)
    it.each([3, 8, 11, 13, 15, 18])(`${name}: cells of zoom %i`, (zoom) => {
      for (const filter of filters) {
        const matching = rows.filter((row) => rowMatchesFilter(row, filter));
        for (const layer of ['open', 'review'] as const)
          for (const shape of [around(zoom, 7), around(zoom, 24), { ...around(zoom, 9), x: 0 }]) {
            const ofLayer = matching.filter(({ state }) => (state === 'under_review') === (layer === 'review'));
            const expected = fillByDefinition(ofLayer, shape);
            // The first request uses single cells, the second the table.
            for (let ask = 0; ask < 2; ask++) expect(fill(market, filter, shape, layer)).toEqual(expected);
          }
      }
    });
});

it('a decided home changes its layer, also after its filter was summed', () => {
  const market = open(TRICITY_REGION, 0);
  const shape = around(8, 24);
  const filter: MapFilter = { subtype: 'flat' };
  const totals = () =>
    (['open', 'review'] as const).map((layer) =>
      Object.values(fill(market, filter, shape, layer)).reduce((sum, { count }) => sum + count, 0),
    );
  totals();
  const [inOpen, inReview] = totals();
  const [home] = rows.filter(({ state, subtype }) => state === 'under_review' && subtype === 'flat');
  market.store.apply({ upsert: { ...home, state: 'verified' } }, () => {});
  expect(totals()).toEqual([inOpen + 1, inReview - 1]);
  market.store.apply({ upsert: home }, () => {});
  expect(totals()).toEqual([inOpen, inReview]);
  market.store.apply({ remove: home.id }, () => {});
  expect(totals()).toEqual([inOpen, inReview - 1]);
});
