import { invalidFieldsProblem } from '@naksha/events/contracts';
import { canonicalFilterQuery, hash32, type Sort } from '@naksha/events/kernel';
import type { ListQuery } from './list-query.ts';

export type ListPosition = { key: number; id: number };

/** With another query, a cursor would skip or repeat rows. */
const hashQuery = ({ filter, bbox, sort }: ListQuery): number =>
  hash32(JSON.stringify([sort satisfies Sort, canonicalFilterQuery(filter), bbox ?? null]));

/** Base64 of JSON numbers contains neither + nor /, so it is safe in URLs. */
export const formatListCursor = (query: ListQuery, { key, id }: ListPosition): string =>
  btoa(JSON.stringify([hashQuery(query), key, id])).replaceAll('=', '');

/** @throws Problem 422 for a cursor of another query */
export function parseListCursor(query: ListQuery): ListPosition | undefined {
  if (query.cursor === undefined) return undefined;
  const values = decodeCursor(query.cursor);
  if (Array.isArray(values) && values.length === 3) {
    const [mark, key, id] = values;
    if (mark === hashQuery(query) && typeof key === 'number' && typeof id === 'number') return { key, id };
  }
  throw invalidFieldsProblem([{ field: 'cursor', reason: 'does not belong to this list' }]);
}

function decodeCursor(cursor: string): unknown {
  try {
    return JSON.parse(atob(cursor));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DOMException) return undefined;
    throw error;
  }
}
