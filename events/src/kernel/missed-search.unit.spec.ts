import { expect, it } from 'vitest';
import { canonicalFilterQuery } from './filter.ts';
import { parseHomeView } from './home-view.ts';
import { anonymizeMissedSearch } from './missed-search.ts';

const keep = (query: string): string | undefined => {
  const reading = anonymizeMissedSearch(parseHomeView(query).filter, (id) =>
    ['kharar', 'mohali', 'elante-mall'].includes(id),
  );
  return reading && canonicalFilterQuery(reading);
};

it('keeps type, bedrooms, places, attributes and amenities of a search without results', () => {
  const query =
    'amenities=lift&bedrooms=2&furnishing=furnished&place=kharar&property_subtype=flat&property_type=residential';
  expect(keep(query)).toBe(query);
  expect(keep('kinds=flat,kothi&place=mohali&place=kharar')).toBe('kinds=flat%2Ckothi&place=kharar&place=mohali');
  expect(keep('bedrooms=3&within=elante-mall,2km')).toBe('bedrooms=3&within=elante-mall%2C2km');
});

it.each([
  ['typed words', 'search=call+9876543210&search=Ravi'],
  ['words that are left out', 'not_words=Ravi'],
  ['a place that no list has', 'place=ravi-kumar-9876543210'],
  ['a distance from such a place', 'within=ravi-kumar-9876543210,2km'],
  ['a travel time', 'within=elante-mall,25min,car'],
  ['an outline', 'poly=30.7,76.7;30.7,76.8;30.8,76.8'],
  ['an area', 'area_range=1450,1460'],
  ['an exact size', 'size=1451,1451,sqft'],
  ['a price per area', 'price_per_area=4321,4321'],
  ['a floor', 'floor=7,7'],
  ['a day', 'posted_since=2026-11-20'],
  ['position and city of the view', 'c=30.71234,76.71234,15&city=mohali'],
])('keeps nothing of %s', (_, query) => {
  expect(keep(query)).toBeUndefined();
  expect(keep(`${query}&bedrooms=2`)).toBe('bedrooms=2');
});

it.each([
  ['0,48', '0,50'],
  ['47,53', '45,55'],
  ['101,129', '100,130'],
  ['0,50', '0,50'],
  ['0,777,exact', '0,800,exact'],
])('rounds the price %s outwards to %s', (asked, kept) => {
  expect(keep(`price_range=${asked}`)).toBe(`price_range=${kept.replaceAll(',', '%2C')}`);
});
