import { type Columns, DEMO, readBedroomCount, readStateCode, STALE, UNDER_REVIEW } from '../base/columns.ts';
import type { CompiledFilter } from '../filters/compiled-filter.ts';
import { visitMatches } from '../filters/visit-matches.ts';
import { bboxToRect } from '../rows/root-square.ts';
import type { RowStore } from '../rows/row-store.ts';
import { countMatches, WHOLE_WORLD } from './count-matches.ts';
import { formatListCursor, type ListPosition, parseListCursor } from './list-cursor.ts';
import type { Listed, ListQuery } from './list-query.ts';

/** Smaller keys first; among equal keys the newer row, which has the larger ID. */
type KeyOf = (columns: Columns, row: number) => number;

export function listMatches(store: RowStore, filter: CompiledFilter, query: ListQuery): Listed {
  const after = parseListCursor(query);
  const compareKey = sortKeyFor(query);
  const page: ListPosition[] = [];
  let more = false;
  visitMatches(store, filter, query.bbox ? bboxToRect(query.bbox) : WHOLE_WORLD, (columns, row) => {
    if (readStateCode(columns, row) === UNDER_REVIEW) return;
    if (query.withoutDemo && (columns.facets[row] & DEMO) !== 0) return;
    const place = { key: compareKey(columns, row), id: columns.id[row] };
    if (after && !precedes(after, place)) return;
    if (page.length === query.limit) {
      more = true;
      if (!precedes(place, page[page.length - 1])) return;
      page.pop();
    }
    insertInOrder(page, place);
  });
  return {
    ids: page.map(({ id }) => id),
    ...countMatches(store, filter, query.bbox),
    cursor: more ? formatListCursor(query, page[page.length - 1]) : null,
  };
}

const precedes = (a: ListPosition, b: ListPosition): boolean => (a.key === b.key ? a.id > b.id : a.key < b.key);

function insertInOrder(page: ListPosition[], place: ListPosition): void {
  let at = page.length;
  while (at > 0 && precedes(place, page[at - 1])) at--;
  page.splice(at, 0, place);
}

/** Stale listings come last; within each group, those with exactly the requested bedrooms come first. */
function sortKeyFor({ sort, filter }: ListQuery): KeyOf {
  switch (sort) {
    case 'recommended':
      return (columns, row) =>
        (readStateCode(columns, row) === STALE ? 2 : 0) +
        (filter.bedroom !== undefined && readBedroomCount(columns, row) !== filter.bedroom ? 1 : 0);
    case 'newest':
      return () => 0;
    case 'price':
      return (columns, row) => columns.price[row];
    case 'price_per_area':
      return (columns, row) => (columns.sqft[row] > 0 ? columns.price[row] / columns.sqft[row] : Number.MAX_VALUE);
    case 'price_cut':
      return (columns, row) => -columns.cut[row];
    default:
      throw new Error(`Unknown sort order: ${sort satisfies never}`);
  }
}
