import type { ListQuery } from '../map-queries.ts';
import type { MapRow } from '../rows/map-row.ts';
import { isPositionInBBox, rowMatchesFilter } from './map-oracle.ts';

export function listExpectedIds(
  rows: readonly MapRow[],
  { filter, bbox, sort }: Pick<ListQuery, 'filter' | 'bbox' | 'sort'>,
): number[] {
  const isExact = (row: MapRow) => filter.bedroom === undefined || row.bedrooms === filter.bedroom;
  const order: Record<ListQuery['sort'], (a: MapRow, b: MapRow) => number> = {
    recommended: (a, b) =>
      Number(a.state === 'stale') - Number(b.state === 'stale') || Number(isExact(b)) - Number(isExact(a)),
    newest: () => 0,
    price: (a, b) => a.price - b.price,
    price_per_area: (a, b) => a.price / a.sqft - b.price / b.sqft,
    price_cut: (a, b) => b.cut - a.cut,
  };
  return rows
    .filter(
      (row) =>
        row.state !== 'under_review' &&
        rowMatchesFilter(row, filter) &&
        (!bbox || isPositionInBBox(row.position, bbox)),
    )
    .sort((a, b) => order[sort](a, b) || b.id - a.id)
    .map(({ id }) => id);
}
