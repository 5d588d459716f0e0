import { invalidFieldsProblem } from '@naksha/events/contracts';
import { canonicalFilter, hash32, type Sort } from '@naksha/events/kernel';
import type { ListQuery } from './list-query.ts';

export type ListPlace = { key: number; id: number };

/** With another query, a cursor would skip or repeat rows. */
const queryMark = ({ filter, bbox, sort }: ListQuery): number =>
  hash32(JSON.stringify([sort satisfies Sort, canonicalFilter(filter), bbox ?? null]));

/** Base64 of JSON numbers contains neither + nor /, so it is safe in URLs. */
export const printCursor = (query: ListQuery, { key, id }: ListPlace): string =>
  btoa(JSON.stringify([queryMark(query), key, id])).replaceAll('=', '');

/** @throws Problem 422 for a cursor of another query */
export function parseCursor(query: ListQuery): ListPlace | undefined {
  if (query.cursor === undefined) return undefined;
  const values = decoded(query.cursor);
  if (Array.isArray(values) && values.length === 3) {
    const [mark, key, id] = values;
    if (mark === queryMark(query) && typeof key === 'number' && typeof id === 'number') return { key, id };
  }
  throw invalidFieldsProblem([{ field: 'cursor', reason: 'does not belong to this list' }]);
}

function decoded(cursor: string): unknown {
  try {
    return JSON.parse(atob(cursor));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DOMException) return undefined;
    throw error;
  }
}
