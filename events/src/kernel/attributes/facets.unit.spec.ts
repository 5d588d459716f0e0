import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFilter } from '../filter.ts';
import { parseHomeView } from '../home-view.ts';
import { DIRECTIONS } from '../listing-options.ts';
import { removeContradictionsAndIdleRanges } from '../normalise-filter.ts';
import { toCanonicalFilterParameters } from '../print-filter.ts';
import { parseQueryString } from '../query.ts';
import {
  FACETS,
  listAttributeIndexTerms,
  listAttributeTermAlternatives,
  matchesAttributeFilter,
  parseFacetValue,
  printFacetValue,
} from './facets.ts';

const print = (query: Record<string, string>) =>
  Object.fromEntries(toCanonicalFilterParameters(parseFilter(query).filter));
const errorsOf = (query: Record<string, string>) => parseFilter(query).errors;

describe('a filter on attributes', () => {
  it.each([
    [{ bedrooms: '3,2' }, { bedrooms: '2,3' }],
    [{ bedrooms: '4+' }, { bedrooms: '4+' }],
    [{ bedrooms: '4 ' }, { bedrooms: '4+' }],
    [{ bedrooms: '2,5,4+' }, { bedrooms: '2,4+' }],
    [{ ownership: '3,0' }, { ownership: '0,3' }],
    [
      { bathrooms: '2', rera: 'yes' },
      { bathrooms: '2', rera: 'yes' },
    ],
    [{ floor: '2,5' }, { floor: '2,5' }],
    [{ floor: '2,' }, { floor: '2,' }],
    [{ floor: '-1,5' }, { floor: ',5' }],
    [{ floor: '0,150' }, { floor: '0,' }],
    [{ floor: '0,0' }, { floor: '0,0' }],
    [{ floor: '-1,150' }, {}],
    [{ floor: ',' }, {}],
    [{ bathrooms: 'any', rera: '' }, {}],
  ])('is printed in one form: %j', (query, printed) => {
    expect(print(query as Record<string, string>)).toEqual(printed);
  });

  it.each([
    [{ bedrooms: '0' }, 'bedrooms'],
    [{ bedrooms: '2,3+,4+' }, 'bedrooms'],
    [{ bedrooms: '10' }, 'bedrooms'],
    [{ bedroom: '2', bedrooms: '3' }, 'bedrooms'],
    [{ bathrooms: '4' }, 'bathrooms'],
    [{ ownership: '0,7' }, 'ownership'],
    [{ rera: 'true' }, 'rera'],
    [{ floor: '2' }, 'floor'],
    [{ floor: '5,2' }, 'floor'],
    [{ floor: '2,151' }, 'floor'],
    [{ floor: '-2,3' }, 'floor'],
    [{ floor: '1.5,3' }, 'floor'],
    [{ floor: '1,2,3' }, 'floor'],
  ])('names the wrong parameter: %j', (query, field) => {
    expect(errorsOf(query as Record<string, string>)).toEqual([{ field, reason: expect.any(String) }]);
  });

  it('finds exact counts, open counts, and more than the list contains', () => {
    const finds = (bedrooms: string) =>
      ([1, 2, 3, 8, 9, 99] as const).filter((given) =>
        matchesAttributeFilter(parseFilter({ bedrooms }).filter, { bedrooms: given }),
      );
    expect(finds('2')).toEqual([2]);
    expect(finds('1,3')).toEqual([1, 3]);
    expect(finds('3+')).toEqual([3, 8, 9, 99]);
    expect(finds('9')).toEqual([9]);
    expect(finds('9+')).toEqual([99]);
  });

  it('finds any of several options', () => {
    const finds = (facing: string) =>
      DIRECTIONS.filter((given) => matchesAttributeFilter(parseFilter({ facing }).filter, { facing: given }));
    expect(finds('north,east')).toEqual(['north', 'east']);
    expect(finds('north-east')).toEqual(['north-east']);
  });

  it('finds homes with the value yes by a flag', () => {
    const { filter } = parseFilter({ price_negotiable: 'yes' });
    expect(matchesAttributeFilter(filter, { priceNegotiable: 'yes' })).toBe(true);
    expect(matchesAttributeFilter(filter, { priceNegotiable: 'no' })).toBe(false);
    const [terms] = listAttributeTermAlternatives(filter);
    expect(listAttributeIndexTerms({ priceNegotiable: 'yes' })).toEqual(terms);
    expect(listAttributeIndexTerms({ priceNegotiable: 'no' })).not.toEqual(expect.arrayContaining(terms));
  });

  it('names the allowed numbers of a range, and a range in the wrong order', () => {
    const [wide, reversed] = ['2,151', '5,2'].map((floor) => errorsOf({ floor })[0].reason);
    expect(wide).toBe('must be from,to: whole numbers from -1 to 150');
    expect(reversed).toBe('must not end (2) below its start (5)');
  });

  it('parses what it printed', () => {
    const number = fc.integer({ min: -2, max: 155 });
    const text = fc.oneof(
      fc.tuple(fc.option(number), fc.option(number)).map(([from, to]) => `${from ?? ''},${to ?? ''}`),
      fc.string({ unit: fc.constantFrom(...'0123456789,-+ ayes') }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...FACETS), text, (facet, typed) => {
        const read = parseFacetValue(facet, typed);
        if ('reason' in read || read.value === undefined) return;
        expect(parseFacetValue(facet, printFacetValue(facet, read.value))).toEqual(read);
      }),
    );
  });

  it('finds an inclusive range of numbers', () => {
    const finds = (floor: string) =>
      [-1, 0, 2, 5, 150].filter((given) => matchesAttributeFilter(parseFilter({ floor }).filter, { floor: given }));
    expect(finds('0,2')).toEqual([0, 2]);
    expect(finds(',0')).toEqual([-1, 0]);
    expect(finds('5,')).toEqual([5, 150]);
  });

  it('finds homes that are ready now, or by a month', () => {
    const finds = (possession: string) =>
      ['ready', '2026-12', '2027-06', '2027-07'].filter((given) => {
        const { filter } = parseFilter({ possession });
        const found = matchesAttributeFilter(filter, { possession: given });
        const terms = listAttributeIndexTerms({ possession: given });
        expect(listAttributeTermAlternatives(filter).every((some) => some.some((term) => terms.includes(term)))).toBe(
          found,
        );
        return found;
      });
    expect(finds('ready')).toEqual(['ready']);
    expect(finds('2027-06')).toEqual(['ready', '2026-12', '2027-06']);
    expect(finds('not-ready')).toEqual(['2026-12', '2027-06', '2027-07']);
    for (const possession of ['2027-13', 'soon', '2027']) expect(errorsOf({ possession })).toHaveLength(1);
  });

  it('never finds a home without a value', () => {
    for (const query of ['bedrooms=1+', 'bathrooms=1', 'ownership=0', 'rera=yes', 'floor=0,'])
      expect(matchesAttributeFilter(parseFilter(parseQueryString(query)).filter, {})).toBe(false);
  });

  it('finds the same homes by index terms as by values', () => {
    const home = { bedrooms: 3, bathrooms: 2, ownership: 1, reraNumber: 'PBRERA-SAS81-PR0123' } as const;
    const terms = listAttributeIndexTerms(home);
    for (const [query, found] of [
      [{ bedrooms: '2,3', bathrooms: '2' }, true],
      [{ bedrooms: '4+' }, false],
      [{ ownership: '1', rera: 'yes' }, true],
      [{ ownership: '0' }, false],
    ] as const) {
      const { filter } = parseFilter(query);
      expect(matchesAttributeFilter(filter, home)).toBe(found);
      expect(listAttributeTermAlternatives(filter).every((some) => some.some((term) => terms.includes(term)))).toBe(
        found,
      );
    }
  });

  it('is dropped if no home of the selected type has the attribute, also from an edited link', () => {
    const { filter } = parseFilter({ bedrooms: '2', rera: 'yes', property_type: 'commercial' });
    expect(removeContradictionsAndIdleRanges(filter)).toEqual({ propertyType: 'commercial', reraNumber: true });
    expect(parseHomeView('bedrooms=2,3&bathrooms=nine').filter).toEqual({ bedrooms: { exact: [2, 3] } });
  });
});
