import { type AddedRows, dropReplacedRows } from './added-rows.ts';
import { type Bitmap, bitmapLength, hasBit, setBits } from './bitmap.ts';
import { allocateColumns, type Columns, copyRow, shared } from './columns.ts';
import { buildCellDirectory, type CellDirectory } from './directory.ts';
import { buildFacetBitmaps, type FacetBitmaps } from './facet-bitmaps.ts';
import { sortRowsById, sortRowsByMortonCode } from './morton.ts';
import { emptyPostings, mergePostings, type Postings } from './postings.ts';
import { buildRangeBitmaps, type RangeBitmaps } from './range-bitmaps.ts';

/** Values can change in place and rows can die, but their positions and words never change. */
export type Base = {
  n: number;
  bits: number;
  columns: Columns;
  alive: Bitmap;
  /** For conditions that a query does not have. */
  none: Bitmap;
  byId: Uint32Array;
  directory: CellDirectory;
  facets: FacetBitmaps;
  price: RangeBitmaps;
  area: RangeBitmaps;
  postings: Postings;
};

/** Most searches have a price range, few an area range. */
const PRICE_STEPS = 128;
const AREA_STEPS = 32;

/** Only typed arrays, so that it can be sent to another thread. */
export type BaseParts = {
  bits: number;
  old: Base | undefined;
  /** A copy, because the original keeps changing. */
  alive: Bitmap;
  added: AddedRows;
  termCount: number;
};

/** Rows that change during the build may be read old or new: the caller applies all changes since the start again. */
export function buildBase({ bits, old, alive, termCount, ...parts }: BaseParts): Base {
  const added = dropReplacedRows(parts.added);
  const survivors = listSurvivors(old, alive);
  const n = survivors.length + added.n;
  const gathered = allocateColumns(n);
  for (let k = 0; k < survivors.length; k++) copyRow(old!.columns, survivors[k], gathered, k);
  for (let k = 0; k < added.n; k++) copyRow(added.columns, k, gathered, survivors.length + k);

  const order = sortRowsByMortonCode(gathered.x, gathered.y, bits);
  const columns = allocateColumns(n);
  const rowByOldRow = new Int32Array(old?.n ?? 0).fill(-1);
  const rowByAddedRow = new Uint32Array(added.n);
  for (let row = 0; row < n; row++) {
    const from = order[row];
    copyRow(gathered, from, columns, row);
    if (from < survivors.length) rowByOldRow[survivors[from]] = row;
    else rowByAddedRow[from - survivors.length] = row;
  }

  const allAlive = shared.u32(bitmapLength(n));
  setBits(allAlive, 0, n);
  const byId = shared.u32(n);
  byId.set(sortRowsById(columns.id));
  return {
    n,
    bits,
    columns,
    alive: allAlive,
    none: shared.u32(bitmapLength(n)),
    byId,
    directory: buildCellDirectory(columns, bits),
    facets: buildFacetBitmaps(columns),
    price: buildRangeBitmaps(columns.price, PRICE_STEPS),
    area: buildRangeBitmaps(columns.area, AREA_STEPS),
    postings: mergePostings(n, termCount, old?.postings ?? emptyPostings(), rowByOldRow, added.terms, rowByAddedRow),
  };
}

function listSurvivors(old: Base | undefined, alive: Bitmap): Uint32Array {
  const rows = new Uint32Array(old?.n ?? 0);
  let count = 0;
  for (let row = 0; row < rows.length; row++) if (hasBit(alive, row)) rows[count++] = row;
  return rows.subarray(0, count);
}

/** -1 if there is none. */
export function findRowOfId({ byId, columns, alive }: Base, id: number): number {
  let low = 0;
  let high = byId.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (columns.id[byId[middle]] < id) low = middle + 1;
    else high = middle;
  }
  const row = byId[low];
  return row !== undefined && columns.id[row] === id && hasBit(alive, row) ? row : -1;
}
