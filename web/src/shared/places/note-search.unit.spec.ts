import { canonicalFilterQuery, type MapFilter, type PlaceId } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { chooseFilterForSearch, storeSearchNote } from './note-search.ts';

const reading = { places: [], query: 'bedrooms=2&place=kharar', ignored: [], corrections: [], choices: [] };
const before: MapFilter = { lister: 'owner' };
const after: MapFilter = { ...before, bedrooms: { exact: [2] }, place: ['kharar' as PlaceId] };

it('F-44 a second search replaces the filters of the first, and a plus adds to them', () => {
  expect(chooseFilterForSearch(after, 'zirakpur')).toBe(after);
  storeSearchNote('2 bhk kharar', before, reading, after);
  expect(chooseFilterForSearch(after, 'zirakpur')).toBe(before);
  expect(chooseFilterForSearch(after, '+ lift')).toBe(after);
});

it('a filter that was changed since is kept completely', () => {
  storeSearchNote('2 bhk kharar', before, reading, after);
  const changed: MapFilter = { ...after, price: { min: 0, max: 50 } };
  expect(canonicalFilterQuery(chooseFilterForSearch(changed, 'zirakpur'))).toBe(canonicalFilterQuery(changed));
});
