import { expect, it } from 'vitest';
import { formatListCursor, parseListCursor } from './list-cursor.ts';
import type { ListQuery } from './list-query.ts';

const query: ListQuery = { filter: { bedroom: 2 }, sort: 'price', limit: 24 };
const foreign = expect.objectContaining({
  status: 422,
  errors: [{ field: 'cursor', reason: 'does not belong to this list' }],
});
const encode = (value: unknown): string => btoa(JSON.stringify(value));
const decode = (cursor: string): unknown[] => JSON.parse(atob(cursor));

it('a cursor contains the last position of a page, in characters that a URL allows', () => {
  for (const place of [
    { key: 4_500_000, id: 2 ** 52 + 1 },
    { key: -120, id: 1 },
    { key: 1234.5678, id: 77 },
    { key: Number.MAX_VALUE, id: 8 },
    { key: 1e-7, id: 9 },
  ]) {
    const cursor = formatListCursor(query, place);
    expect(cursor).toMatch(/^[A-Za-z0-9]+$/);
    expect(parseListCursor({ ...query, cursor })).toEqual(place);
  }
  expect(parseListCursor(query)).toBeUndefined();
});

it('a cursor is valid for its own list, also with another limit, and for no other', () => {
  const cursor = formatListCursor(query, { key: 1, id: 2 });
  expect(parseListCursor({ ...query, limit: 5, cursor })).toEqual({ key: 1, id: 2 });
  for (const other of [
    { ...query, sort: 'newest' as const },
    { ...query, filter: { bedroom: 3 } },
    { ...query, bbox: [76, 30, 77, 31] as const },
  ])
    expect(() => parseListCursor({ ...other, cursor })).toThrow(foreign);
});

it('a forged cursor is rejected', () => {
  const [mark] = decode(formatListCursor(query, { key: 1, id: 2 }));
  expect(parseListCursor({ ...query, cursor: encode([mark, 1, 2]) })).toEqual({ key: 1, id: 2 });
  for (const cursor of [
    '',
    '*',
    'nonsense',
    encode({}),
    encode(null),
    encode('abc'),
    encode([]),
    encode([mark, 1]),
    encode([mark, 1, 2, 3]),
    encode([mark, '1', 2]),
    encode([mark, 1, '2']),
    encode([mark, 1, null]),
    encode([`${mark}`, 1, 2]),
    encode({ 0: mark, 1: 1, 2: 2, length: 3 }),
  ])
    expect(() => parseListCursor({ ...query, cursor }), cursor).toThrow(foreign);
});
