import { BEYOND, type Named } from './named.ts';

const SPEED = 'the other way gives the same markers, sooner or later';
const RIM = 'what lies outside has the place -1, which a typed array drops, and place 0 is in the empty rim';
const ENGINE = 'read-model/src/map/engine';

export const ENGINE_CLUSTER_SURVIVORS: readonly Named[] = [
  {
    file: `${ENGINE}/markers/merge-markers.ts`,
    code: 'if (cell >= 0) to.add(cell, joined.count[at], joined.sumX[at], joined.sumY[at]);',
    to: 'true',
    why: RIM,
  },
  {
    file: `${ENGINE}/markers/merge-markers.ts`,
    code: 'if (cell >= 0) to.add(cell, joined.count[at], joined.sumX[at], joined.sumY[at]);',
    to: 'cell > 0',
    why: RIM,
  },
  {
    file: `${ENGINE}/markers/merge-markers.ts`,
    code: 'if (this.#x.length < grid.count.length) {',
    to: 'true',
    why: SPEED,
  },
  {
    file: `${ENGINE}/markers/merge-markers.ts`,
    code: 'if (this.#x.length < grid.count.length) {',
    to: 'this.#x.length <= grid.count.length',
    why: SPEED,
  },
  {
    file: `${ENGINE}/markers/merge-markers.ts`,
    code: 'for (let k = 0; k < grid.size; k++) {',
    to: 'k <= grid.size',
    why: 'an empty cell has neither a place nor a part in what is joined',
  },
  {
    file: `${ENGINE}/markers/merge-markers.ts`,
    code: 'for (let k = 0; k < size; k++) {',
    to: 'k <= size',
    why: 'an empty cell has neither a place nor a part in what is joined',
  },
  {
    file: `${ENGINE}/markers/merge-markers.ts`,
    code: 'for (let side = 0; side < around.length; side++) {',
    to: 'side <= around.length',
    why: 'what is beyond the last neighbour is no cell, so it is not near',
  },
  {
    file: `${ENGINE}/markers/merge-markers.ts`,
    code: 'const other = at + around[side];',
    to: 'at - around[side]',
    why: 'each neighbour has one across, and any larger one will do',
  },
  {
    file: `${ENGINE}/markers/merge-markers.ts`,
    code: 'if (count[other] < count[at] || (count[other] === count[at] && other > at)) continue;',
    to: 'other >= at',
    why: 'no cell is its own neighbour',
  },
  {
    file: `${ENGINE}/markers/merge-markers.ts`,
    code: 'for (let side = 0; isCentre[at] === 0 && side < around.length; side++) {',
    to: 'true',
    why: 'no other centre is within reach of a centre',
  },
  { file: `${ENGINE}/markers/tile-markers.ts`, code: 'if (isTrue) continue;', to: 'false', why: SPEED },
  {
    file: `${ENGINE}/markers/tile-markers.ts`,
    code: 'if (kept.seen === store.changes.count) return true;',
    to: 'false',
    why: SPEED,
  },
  {
    file: `${ENGINE}/markers/tile-markers.ts`,
    code: 'if (missing.x0 >= missing.x1) return found as TileMarkers[];',
    to: 'false',
    why: SPEED,
  },
  {
    file: `${ENGINE}/markers/tile-markers.ts`,
    code: 'if (missing.x0 >= missing.x1) return found as TileMarkers[];',
    to: 'missing.x0 > missing.x1',
    why: 'a range of no tiles has none to make',
  },
  {
    file: `${ENGINE}/markers/tile-markers.ts`,
    code: 'const tileKey = (z: number, x: number, y: number): number => (z * 2 ** 15 + y) * 2 ** 15 + x;',
    to: '(z * 2 ** 15 + y) * 2 ** 15 - x',
    why: 'as different a number for each tile',
  },
  {
    file: `${ENGINE}/markers/tile-markers.ts`,
    code: 'const tileKey = (z: number, x: number, y: number): number => (z * 2 ** 15 + y) * 2 ** 15 + x;',
    to: 'z * 2 ** 15 - y',
    why: 'as different a number for each tile',
  },
  {
    file: `${ENGINE}/markers/tile-markers.ts`,
    code: 'width: (x1 - x0) * CELLS + 2 * HALO,',
    to: 'x1 + x0',
    why: SPEED,
  },
  {
    file: `${ENGINE}/markers/tile-markers.ts`,
    code: 'height: (y1 - y0) * CELLS + 2 * HALO,',
    to: 'y1 + y0',
    why: SPEED,
  },
  { file: `${ENGINE}/markers/tile-markers.ts`, code: 'for (let k = 0; k < n; k++) {', to: 'k <= n', why: BEYOND },
  {
    file: `${ENGINE}/markers/view-clusters.ts`,
    code: 'if (width * height <= SCREEN_TILES) return buildTileMarkers(store, filter, range, layer);',
    to: 'true',
    why: SPEED,
  },
  {
    file: `${ENGINE}/markers/view-clusters.ts`,
    code: 'if (width * height <= SCREEN_TILES) return buildTileMarkers(store, filter, range, layer);',
    to: 'width * height < SCREEN_TILES',
    why: SPEED,
  },
  {
    file: `${ENGINE}/markers/view-clusters.ts`,
    code: 'if (width * height <= SCREEN_TILES) return buildTileMarkers(store, filter, range, layer);',
    to: 'width / height',
    why: SPEED,
  },
  {
    file: `${ENGINE}/markers/view-clusters.ts`,
    code: 'if (!mayHaveRowsInRect(store, tileToRect(z, x0 - 1, y0 - 1, width + 2, height + 2))) return [];',
    to: 'false',
    why: SPEED,
  },
  { file: `${ENGINE}/markers/view-clusters.ts`, code: 'width > height', to: 'width >= height', why: SPEED },
  {
    file: `${ENGINE}/markers/view-clusters.ts`,
    code: 'if (view.x0 >= view.x1 || view.y0 >= view.y1) return [];',
    to: 'false',
    why: 'nothing lies in a box without an inside, whoever looks',
  },
  {
    file: `${ENGINE}/markers/view-clusters.ts`,
    code: 'if (view.x0 >= view.x1 || view.y0 >= view.y1) return [];',
    to: 'view.x0 >= view.x1 && view.y0 >= view.y1',
    why: 'nothing lies in a box without an inside, whoever looks',
  },
  {
    file: `${ENGINE}/markers/view-clusters.ts`,
    code: 'if (view.x0 >= view.x1 || view.y0 >= view.y1) return [];',
    to: 'false',
    why: 'nothing lies in a box without an inside, whoever looks',
  },
  {
    file: `${ENGINE}/markers/view-clusters.ts`,
    code: 'if (view.x0 >= view.x1 || view.y0 >= view.y1) return [];',
    to: 'view.x0 > view.x1',
    why: 'nothing lies in a box without an inside, whoever looks',
  },
  {
    file: `${ENGINE}/markers/view-clusters.ts`,
    code: 'if (view.x0 >= view.x1 || view.y0 >= view.y1) return [];',
    to: 'false',
    why: 'nothing lies in a box without an inside, whoever looks',
  },
  {
    file: `${ENGINE}/markers/view-clusters.ts`,
    code: 'if (view.x0 >= view.x1 || view.y0 >= view.y1) return [];',
    to: 'view.y0 > view.y1',
    why: 'nothing lies in a box without an inside, whoever looks',
  },
  {
    file: `${ENGINE}/markers/view-clusters.ts`,
    code: 'x1: ((view.x1 - 1) >>> shift) + 1,',
    to: 'view.x1 + 1',
    why: "the next tile's markers lie outside of the view",
  },
  {
    file: `${ENGINE}/markers/view-clusters.ts`,
    code: 'y1: ((view.y1 - 1) >>> shift) + 1,',
    to: 'view.y1 + 1',
    why: "the next tile's markers lie outside of the view",
  },
  {
    file: `${ENGINE}/markers/view-clusters.ts`,
    code: 'for (let k = 0; k < count.length; k++)',
    to: 'k <= count.length',
    why: 'what has no place lies in no view',
  },
];
