import { type MapFilter, type PlaceId, parseHomeView, toCanonicalFilterParameters } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { findWiderSearchesWithHomes as findWiderIn } from './find-near-matches.ts';

const FILTER: MapFilter = {
  propertyType: 'residential',
  subtype: 'flat',
  bedrooms: { exact: [2] },
  price: { min: 0, max: 50 },
  place: ['kharar' as PlaceId],
};
const findWider = (filter: MapFilter, countHomes: (filter: MapFilter) => number) =>
  findWiderIn(
    filter,
    async (one) => countHomes(one),
    (id) => id.includes('-'),
  );
const countHomes = ({ subtype, price }: MapFilter) => (price && price.max! < 60 ? 0 : subtype ? 3 : 10);

describe('wider searches', () => {
  it('widen a price by the smallest step that finds a home, and drop one parameter if that finds some', async () => {
    expect(
      (await findWider(FILTER, countHomes)).map(({ parameter, isWidened, total }) => [parameter, isWidened, total]),
    ).toEqual([
      ['price_range', true, 3],
      ['price_range', false, 3],
    ]);
    expect((await findWider(FILTER, countHomes))[0].filter.price).toEqual({ min: 0, max: 63 });
  });

  it('are sorted by closeness, with a type that fits the subtype', async () => {
    const found = await findWider(FILTER, (filter) => 10 - toCanonicalFilterParameters(filter).length);
    expect(found.map(({ parameter }) => parameter)).toEqual(['price_range', 'bedrooms', 'place', 'price_range']);
    expect(await findWider({ subtype: 'flat', propertyType: 'residential', bedroom: 2 }, () => 1)).toMatchObject([
      { parameter: 'bedroom', query: 'property_subtype=flat&property_type=residential' },
      { parameter: 'property_subtype', query: 'bedroom=2' },
    ]);
  });

  it('keep an area without an upper limit when the subtype is dropped', async () => {
    const filter: MapFilter = { subtype: 'kothi', area: { min: 200 }, bedroom: 2 };
    const found = await findWider(filter, () => 1);
    const withoutSubtype = found.find(({ parameter }) => parameter === 'property_subtype');
    expect(withoutSubtype?.filter.area).toEqual({ min: 200 });
    expect(parseHomeView(withoutSubtype!.query).filter).toEqual(withoutSubtype?.filter);
  });

  it('include the surroundings of a locality, and larger distances from a landmark', async () => {
    const place = ['mohali-sector-70' as PlaceId];
    const of = 'elante-mall' as PlaceId;
    expect(
      await findWider({ place }, ({ within }) => (within && 'km' in within && within.km > 2 ? 4 : 0)),
    ).toMatchObject([{ parameter: 'place', isWidened: true, query: 'within=mohali-sector-70,3km', total: 4 }]);
    expect(await findWider({ place: ['mohali' as PlaceId] }, () => 4)).toEqual([]);
    const within = { of, minutes: 15, by: 'foot' } as const;
    expect(await findWider({ within }, (one) => (one.within === within ? 0 : 2))).toMatchObject([
      { parameter: 'within', isWidened: true, query: 'within=elante-mall,25min,foot' },
    ]);
  });

  it('drop bedrooms for homes that have some', async () => {
    const [found] = await findWider({ bedrooms: { exact: [2] }, place: ['kharar' as PlaceId] }, ({ bedrooms }) =>
      bedrooms ? 0 : 5,
    );
    expect(found).toMatchObject({ parameter: 'bedrooms', filter: { kinds: ['flat', 'kothi'] } });
  });

  it('drop two parameters if one is not enough', async () => {
    const found = await findWider(FILTER, (one) => ((one.price ?? one.place) ? 0 : one.subtype ? 2 : 9));
    expect(found.map(({ parameter, query, total }) => [parameter, query, total])).toEqual([
      ['place,price_range', 'bedrooms=2&property_subtype=flat&property_type=residential', 2],
    ]);
  });

  it('do not exist if the search has only one parameter', async () => {
    expect(await findWider({ bedroom: 8 }, () => 5)).toEqual([]);
  });
});
