import { listColumns } from '../base/columns.ts';
import type { RowStore } from './row-store.ts';

/** Bytes, without compiled filters, which are a cache. */
export type Memory = {
  columns: number;
  numbers: number;
  sortColumns: number;
  hashes: number;
  directory: number;
  bitmaps: number;
  words: number;
  delta: number;
  total: number;
};

type Sized = { readonly byteLength: number };
const sum = (...arrays: readonly Sized[]): number => arrays.reduce((bytes, array) => bytes + array.byteLength, 0);

export function measureMemory({ base, delta, vocabulary }: RowStore): Memory {
  const { columns, directory, facets, price, area, postings } = base;
  const parts = {
    columns: sum(columns.id, columns.x, columns.y, columns.price, columns.area, columns.facets, base.alive, base.none),
    numbers: sum(...columns.numbers.filter((column) => column !== undefined)),
    sortColumns: sum(columns.sqft, columns.cut, base.byId),
    hashes: sum(columns.words1, columns.words2, directory.sum1, directory.sum2),
    directory: sum(directory.starts),
    bitmaps: sum(
      ...facets.type,
      ...facets.subtype,
      ...facets.state,
      ...facets.bedrooms,
      facets.owner,
      ...price.bitmaps,
      ...area.bitmaps,
    ),
    words: sum(postings.offsets, postings.bytes, postings.denseAt, postings.dense) + vocabulary.bytes(),
    delta: sum(...listColumns(delta.columns), ...delta.terms),
  };
  return { ...parts, total: Object.values(parts).reduce((all, bytes) => all + bytes, 0) };
}
