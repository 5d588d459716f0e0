import {
  canonicalFilterQuery,
  createListingNumber,
  type MapFilter,
  type PlaceId,
  TRICITY_REGION,
} from '@naksha/events/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFilter, anyRow } from '../map/engine/testing/arbitrary-rows.ts';
import { rowMatchesFilter } from '../map/engine/testing/map-oracle.ts';
import { findSampleReach } from '../map/engine/testing/sample-reach.ts';
import { toMapRow } from '../map/to-map-row.ts';
import { sampleListingDocument } from '../testing/sample-listing.ts';
import { SearchIndex } from './search-index.ts';

const TODAY = '2026-11-27';
const flat = toMapRow(sampleListingDocument())!;
const indexOf = (...filters: MapFilter[]) => {
  const index = new SearchIndex(TRICITY_REGION, findSampleReach);
  filters.forEach((filter, k) => {
    index.put(String(k), filter);
  });
  return index;
};

describe('the index of saved searches', () => {
  it('finds the same new and still matching filters as a full scan', () => {
    fc.assert(
      fc.property(
        fc.array(anyFilter, { maxLength: 60, size: 'max' }),
        fc.array(fc.tuple(fc.option(anyRow, { nil: undefined }), anyRow), { minLength: 1, maxLength: 8 }),
        (filters, changes) => {
          const index = indexOf(...filters);
          for (const [before, after] of changes) {
            const keys = (wanted: (filter: MapFilter) => boolean) =>
              [...new Set(filters.filter(wanted).map(canonicalFilterQuery))].sort();
            const found = index.matchAll(before, after, TODAY);
            const was = (filter: MapFilter) => before !== undefined && rowMatchesFilter(before, filter);
            expect(found.newly.sort()).toEqual(keys((filter) => rowMatchesFilter(after, filter) && !was(filter)));
            expect(found.still.sort()).toEqual(keys((filter) => rowMatchesFilter(after, filter) && was(filter)));
          }
        },
      ),
    );
  });

  it('matches homes within reach of a landmark', () => {
    const filter: MapFilter = { within: { of: 'elante-mall' as PlaceId, minutes: 25, by: 'car' } };
    const matches = (isNear: boolean) => {
      const index = new SearchIndex(TRICITY_REGION, () => () => isNear);
      index.put('1', filter);
      return index.matchAll(undefined, flat, TODAY).newly;
    };
    expect([matches(true), matches(false)]).toEqual([[canonicalFilterQuery(filter)], []]);
  });

  it('removes a search, and keeps what other searches use', () => {
    fc.assert(
      fc.property(
        fc.array(anyFilter, { maxLength: 30, size: 'max' }),
        fc.infiniteStream(fc.boolean()),
        anyRow,
        (filters, out, row) => {
          const index = indexOf(...filters);
          const left = filters.filter((_, k) => {
            const gone = out.next().value;
            if (gone) index.remove(String(k));
            return !gone;
          });
          const expected = [...new Set(left.filter((one) => rowMatchesFilter(row, one)).map(canonicalFilterQuery))];
          expect(index.matchAll(undefined, row, TODAY).newly.sort()).toEqual(expected.sort());
          expect(index.size).toEqual({ searches: left.length, filters: new Set(left.map(canonicalFilterQuery)).size });
        },
      ),
    );
  });

  it('matches equal searches once, however they are written', () => {
    const index = indexOf({ search: ['Sector 70', 'park'] }, { search: ['PARK', 'sector 70'] }, {});
    expect(index.size).toEqual({ searches: 3, filters: 2 });
    expect(index.matchAll(undefined, flat, TODAY).newly.sort()).toEqual([
      '',
      canonicalFilterQuery({ search: ['park', 'sector 70'] }),
    ]);
  });

  it('keeps all other searches when one with the same filter or homes is removed', () => {
    const filters: MapFilter[] = [{ bedroom: 3 }, { bedroom: 3 }, { bedroom: 2 }, { bedroom: 1 }];
    for (const [gone, left] of [
      [[0], [1, 2, 3]],
      [[2], [0, 3]],
      [
        [0, 1],
        [2, 3],
      ],
      [[3, 2], [0]],
    ]) {
      const index = indexOf(...filters);
      for (const k of gone) index.remove(String(k));
      const expected = [...new Set(left.map((k) => canonicalFilterQuery(filters[k])))].sort();
      expect(index.matchAll(undefined, flat, TODAY).newly.sort()).toEqual(expected);
      expect(index.size).toEqual({ searches: 4 - gone.length, filters: expected.length });
    }
  });

  it('replaces the filter of a search', () => {
    const index = indexOf({ bedroom: 3 });
    expect(index.put('0', { bedroom: 3 })).toBe(false);
    expect(index.put('0', { bedroom: 8 })).toBe(true);
    expect(index.put('1', { bedroom: 8 })).toBe(false);
    index.remove('1');
    expect(index.matchAll(undefined, flat, TODAY).newly).toEqual([]);
    index.remove('nobody');
    expect(index.size).toEqual({ searches: 1, filters: 1 });
  });

  it('checks equal filters once', () => {
    const index = indexOf();
    const dearer = { ...flat, price: 9_000_000 };
    const cheap: MapFilter = { price: { min: 0, max: 50 } };
    expect(index.matchOne(cheap, dearer, flat, TODAY)).toBe('newly');
    expect(index.matchOne(cheap, flat, flat, TODAY)).toBe('still');
    expect(index.matchOne(cheap, undefined, flat, TODAY)).toBe('newly');
    expect(index.matchOne(cheap, flat, dearer, TODAY)).toBeUndefined();
  });

  it('counts the days since posting back from the day of the check', () => {
    const index = indexOf({ postedSince: '7d' }, { postedSince: '2026-11-01' });
    const posted = { ...flat, id: createListingNumber(Date.parse('2026-11-10T12:00:00Z'), 0) };
    const found = (day: string) => index.matchAll(undefined, posted, day).newly.sort();
    expect(found('2026-11-17')).toEqual(['posted_since=2026-11-01', 'posted_since=7d']);
    expect(found('2026-11-18')).toEqual(['posted_since=2026-11-01']);
    expect(found('2026-11-12')).toEqual(['posted_since=2026-11-01', 'posted_since=7d']);
    expect(index.matchOne({ postedSince: '3d' }, undefined, posted, '2026-11-14')).toBeUndefined();
  });

  it('ignores homes outside the map', () => {
    const paris = { ...flat, position: { lat: 48.85, lng: 2.35 } };
    expect(indexOf({}).matchAll(undefined, paris, TODAY)).toEqual({ newly: [], still: [] });
    expect(indexOf({}).matchOne({}, undefined, paris, TODAY)).toBeUndefined();
  });
});
