import type { Named } from './named.ts';

const SPEED = 'the other way gives the same markers, sooner or later';
const MORE = 'cells that the grid does not have are passed over where they are added';
const RIM = 'what lies outside has the place -1, which a typed array drops, and place 0 is in the empty rim';
const ENGINE = 'read-model/src/map/engine';

export const ENGINE_MARKER_SURVIVORS: readonly Named[] = [
  {
    file: `${ENGINE}/markers/fill-grid.ts`,
    code: 'const step = Math.max(square.aligned, grid.zoom) - square.level;',
    to: 'Math.max(square.aligned, grid.zoom) + square.level',
    why: SPEED,
  },
  {
    file: `${ENGINE}/markers/fill-grid.ts`,
    code: 'if (table) addTableCells(store, table, grid, step);',
    to: 'false',
    why: SPEED,
  },
  {
    file: `${ENGINE}/markers/fill-grid.ts`,
    code: 'else if (step <= base.directory.depth) addCells(store, filter, grid, step, layer);',
    to: 'false',
    why: SPEED,
  },
  {
    file: `${ENGINE}/markers/fill-grid.ts`,
    code: 'else if (step <= base.directory.depth) addCells(store, filter, grid, step, layer);',
    to: 'step < base.directory.depth',
    why: SPEED,
  },
  {
    file: `${ENGINE}/markers/fill-grid.ts`,
    code: 'if (at < 0 || !isInLayer(columns, row, layer)) continue;',
    to: 'at <= 0',
    why: RIM,
  },
  {
    file: `${ENGINE}/markers/fill-grid.ts`,
    code: 'if (at >= 0) grid.add(at, rows, sumX[key] + rows * square.x, sumY[key] + rows * square.y);',
    to: 'true',
    why: RIM,
  },
  {
    file: `${ENGINE}/markers/fill-grid.ts`,
    code: 'if (at >= 0) grid.add(at, rows, sumX[key] + rows * square.x, sumY[key] + rows * square.y);',
    to: 'at > 0',
    why: RIM,
  },
  {
    file: `${ENGINE}/markers/fill-grid.ts`,
    code: 'if (at >= 0) grid.add(at, sums.count, sums.x + sums.count * square.x, sums.y + sums.count * square.y);',
    to: 'true',
    why: RIM,
  },
  {
    file: `${ENGINE}/markers/fill-grid.ts`,
    code: 'if (at >= 0) grid.add(at, sums.count, sums.x + sums.count * square.x, sums.y + sums.count * square.y);',
    to: 'at > 0',
    why: RIM,
  },
  { file: `${ENGINE}/markers/fill-grid.ts`, code: 'if (cell >= 0) grid.add(cell, 1, x, y);', to: 'true', why: RIM },
  { file: `${ENGINE}/markers/fill-grid.ts`, code: 'if (cell >= 0) grid.add(cell, 1, x, y);', to: 'cell > 0', why: RIM },
  {
    file: `${ENGINE}/markers/fill-grid.ts`,
    code: 'x0: clip(Math.floor((grid.x * span - square.x) / side)),',
    to: 'grid.x / span',
    why: MORE,
  },
  {
    file: `${ENGINE}/markers/fill-grid.ts`,
    code: 'x1: clip(Math.ceil(((grid.x + grid.width) * span - square.x) / side)),',
    to: '((grid.x + grid.width) * span - square.x) * side',
    why: MORE,
  },
  {
    file: `${ENGINE}/markers/fill-grid.ts`,
    code: 'x1: clip(Math.ceil(((grid.x + grid.width) * span - square.x) / side)),',
    to: '(grid.x + grid.width) * span + square.x',
    why: MORE,
  },
  { file: `${ENGINE}/markers/fill-grid.ts`, code: 'for (let cx = x0; cx < x1; cx++) {', to: 'cx <= x1', why: MORE },
  {
    file: `${ENGINE}/markers/fill-grid.ts`,
    code: 'y0: clip(Math.floor((grid.y * span - square.y) / side)),',
    to: 'grid.y / span',
    why: MORE,
  },
  {
    file: `${ENGINE}/markers/fill-grid.ts`,
    code: 'y1: clip(Math.ceil(((grid.y + grid.height) * span - square.y) / side)),',
    to: '((grid.y + grid.height) * span - square.y) * side',
    why: MORE,
  },
  {
    file: `${ENGINE}/markers/fill-grid.ts`,
    code: 'y1: clip(Math.ceil(((grid.y + grid.height) * span - square.y) / side)),',
    to: '(grid.y + grid.height) * span + square.y',
    why: MORE,
  },
  { file: `${ENGINE}/markers/fill-grid.ts`, code: 'for (let cy = y0; cy < y1; cy++) {', to: 'cy <= y1', why: MORE },
  {
    file: `${ENGINE}/markers/marker-grid.ts`,
    code: 'if (cells > this.count.length) {',
    to: 'cells >= this.count.length',
    why: SPEED,
  },
  {
    file: `${ENGINE}/markers/marker-grid.ts`,
    code: 'for (let k = 0; k < this.size; k++) {',
    to: 'k <= this.size',
    why: 'all cells are emptied there, and this one is empty already',
  },
];
