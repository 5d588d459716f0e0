import { Problem } from '@naksha/events/contracts';
import type { QueryParameters } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { parseBBox, parseFilterQuery, parseSort } from './parse-query.ts';

const refusal = (
  parse: (query: QueryParameters) => unknown,
  query: QueryParameters,
): { status: number; fields: string[] } => {
  try {
    parse(query);
  } catch (error) {
    if (error instanceof Problem)
      return { status: error.status, fields: (error.errors ?? []).map(({ field }) => field) };
    throw error;
  }
  throw new Error('not refused');
};

const NOW = new Date('2026-11-27T20:00:00Z');
const read = (query: QueryParameters) => parseFilterQuery(query, NOW);

describe('query parameters', () => {
  it('include a bounding box of the map', () => {
    expect(parseBBox({ bbox: '76.5,30.5,77.05,30.95' })).toEqual([76.5, 30.5, 77.05, 30.95]);
    expect(parseBBox({})).toBeUndefined();
  });

  it.each([
    '',
    '1,2,3',
    '1,2,3,4,5',
    'a,b,c,d',
    '77,30,76,31',
    '76,31,77,30',
    '76,30,181,31',
    '76,-90,77,31',
    '76,30,77,Infinity',
  ])('reject the box "%s"', (bbox) => {
    if (bbox === '') expect(parseBBox({ bbox })).toBeUndefined();
    else expect(refusal(parseBBox, { bbox })).toEqual({ status: 422, fields: ['bbox'] });
  });

  it('reject a box given twice', () => {
    expect(refusal(parseBBox, { bbox: ['1,2,3,4', '1,2,3,4'] }).fields).toEqual(['bbox']);
  });

  it('F-29 name every field of a filter that is out of range', () => {
    const query = { bedroom: '9', price_range: '10,506', area_range: '5,1', property_subtype: 'castle' };
    expect(refusal(read, query)).toEqual({
      status: 422,
      fields: ['property_subtype', 'bedroom', 'price_range', 'area_range'],
    });
  });

  it('D-120 reject a polygon with more than 50 vertices', () => {
    const ring = (vertices: number) =>
      Array.from({ length: vertices }, (_, k) => `30.${100 + k},76.${100 + ((k * k) % 97)}`).join(';');
    expect(read({ poly: ring(50) }).poly).toHaveLength(50);
    expect(refusal(read, { poly: ring(51) })).toEqual({ status: 422, fields: ['poly'] });
  });

  it('count days back from today in India, or from the requested past day', () => {
    expect(read({ posted_since: '7d' })).toEqual({ postedSince: '2026-11-21' });
    expect(read({ posted_since: '7d', at: '2026-03-03' })).toEqual({ postedSince: '2026-02-24' });
    expect(read({ posted_since: '1d', at: '30.7,76.7' })).toEqual({ postedSince: '2026-11-27' });
    expect(read({ posted_since: '2026-11-20' })).toEqual({ postedSince: '2026-11-20' });
  });

  it('include the sort orders', () => {
    expect(parseSort({})).toBe('recommended');
    expect(parseSort({ sort: 'price_cut' })).toBe('price_cut');
    expect(refusal(parseSort, { sort: 'cheapest' }).fields).toEqual(['sort']);
  });
});
