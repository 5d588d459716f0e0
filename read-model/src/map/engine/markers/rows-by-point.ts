import type { Columns } from '../base/columns.ts';
import type { CompiledFilter } from '../filters/compiled-filter.ts';
import { visitMatches } from '../filters/visit-matches.ts';
import type { Rect } from '../rows/root-square.ts';
import type { RowStore } from '../rows/row-store.ts';

export type Found = { columns: Columns; row: number };

export function groupRowsByPoint(store: RowStore, filter: CompiledFilter, rect: Rect): Iterable<Found[]> {
  const points = new Map<string, Found[]>();
  visitMatches(store, filter, rect, (columns, row) => {
    const point = `${columns.x[row]} ${columns.y[row]}`;
    const rows = points.get(point);
    if (rows) rows.push({ columns, row });
    else points.set(point, [{ columns, row }]);
  });
  return points.values();
}
