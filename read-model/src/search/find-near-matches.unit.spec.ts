import { type MapFilter, type PlaceId, printFilter } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { findWider } from './find-near-matches.ts';

const FILTER: MapFilter = {
  propertyType: 'residential',
  subtype: 'flat',
  bedrooms: { exact: [2] },
  price: { min: 0, max: 50 },
  place: ['kharar' as PlaceId],
};
/** Counts as if every home cost 60 lakh, and seven more were of another kind. */
const countHomes = ({ subtype, price }: MapFilter) => (price && price.max! < 60 ? 0 : subtype ? 3 : 10);

describe('wider searches', () => {
  it('widen a price by the least that finds a home, and leave out one parameter where that finds some', () => {
    expect(
      findWider(FILTER, countHomes).map(({ parameter, isWidened, total }) => [parameter, isWidened, total]),
    ).toEqual([
      ['price_range', true, 3],
      ['price_range', false, 3],
    ]);
    expect(findWider(FILTER, countHomes)[0].filter.price).toEqual({ min: 0, max: 63 });
  });

  it('put the nearest first, with a type that goes with its subtype', () => {
    const found = findWider(FILTER, (filter) => 10 - printFilter(filter).length);
    expect(found.map(({ parameter }) => parameter)).toEqual(['price_range', 'bedrooms', 'place', 'price_range']);
    expect(findWider({ subtype: 'flat', propertyType: 'residential', bedroom: 2 }, () => 1)).toMatchObject([
      { parameter: 'bedroom', query: 'property_subtype=flat&property_type=residential' },
      { parameter: 'property_subtype', query: 'bedroom=2' },
    ]);
  });

  it('are none where one parameter is all that was asked for', () => {
    expect(findWider({ bedroom: 8 }, () => 5)).toEqual([]);
  });
});
