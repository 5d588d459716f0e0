import {
  AMENITIES,
  type BBox,
  FACETS,
  type Facet,
  facetParameterName,
  LISTER_FILTERS,
  LISTING_FILTERS,
  listFacetParameterValues,
  type MapFilter,
  POSTED_WITHIN_DAYS,
  PROPERTY_TYPES,
  parseFilter,
  resolvePostedSince,
  SUBTYPES,
  TRICITY_REGION,
} from '@naksha/events/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMapEngine } from '../map-engine.ts';
import type { MapRow } from '../rows/map-row.ts';
import { anyFilter, anyRows } from '../testing/arbitrary-rows.ts';
import { isPositionInBBox, rowMatchesFilter } from '../testing/map-oracle.ts';
import { sampleFlatRow } from '../testing/sample-flat.ts';
import { findSampleReach } from '../testing/sample-reach.ts';

function engineOf(rows: readonly MapRow[]) {
  const engine = createMapEngine({ region: TRICITY_REGION, findReach: findSampleReach });
  engine.load(rows.slice(0, rows.length / 2));
  engine.apply(rows.slice(rows.length / 2).map((upsert) => ({ upsert })));
  return engine;
}

const without = (filter: MapFilter, ...keys: (keyof MapFilter)[]): MapFilter => {
  const rest = { ...filter };
  for (const key of keys) delete rest[key];
  return rest;
};
/** Near the ids of the rows. */
const TODAY = '2025-03-16';
const DAYS = { today: TODAY, shown: TODAY };
const POSTED_WITHIN = POSTED_WITHIN_DAYS.map((days) => `${days}d`);
const asking = (parameter: string, text: string): MapFilter => {
  const { filter, errors } = parseFilter({ [parameter]: text });
  expect(errors).toEqual([]);
  return resolvePostedSince(filter, TODAY);
};
const isGiven = ({ attributes, numbers }: MapRow, { name }: Facet): boolean =>
  name in numbers || attributes.some((term) => term === `=${name}` || term.startsWith(`=${name}:`));

describe('facet counts', () => {
  it('match their definition for each option, whatever the filter and the view', () => {
    const anyBox = fc.constantFrom<BBox | undefined>(
      undefined,
      [76.5, 30.5, 77.05, 30.95],
      [76.7, 30.7, 76.715, 30.715],
    );
    fc.assert(
      fc.property(anyRows(60), anyFilter, anyBox, (rows, filter, bbox) => {
        const shown = rows.filter(
          (row) => row.state !== 'under_review' && (!bbox || isPositionInBBox(row.position, bbox)),
        );
        const { total, facets } = engineOf(rows).countFacets(filter, bbox, DAYS);
        expect(total).toBe(shown.filter((row) => rowMatchesFilter(row, filter)).length);
        const expectOptions = (parameter: string, own: MapFilter, texts: readonly string[]) => {
          const found = shown.filter((row) => rowMatchesFilter(row, own));
          const counts = texts.map((text) => [
            text,
            found.filter((row) => rowMatchesFilter(row, asking(parameter, text))).length,
          ]);
          expect(facets[parameter].options, parameter).toEqual(Object.fromEntries(counts));
          return found;
        };
        expectOptions('property_type', without(filter, 'propertyType', 'subtype'), PROPERTY_TYPES);
        expectOptions('property_subtype', without(filter, 'subtype'), SUBTYPES);
        expectOptions('lister', without(filter, 'lister'), LISTER_FILTERS);
        expectOptions('posted_since', without(filter, 'postedSince'), POSTED_WITHIN);
        for (const { wire } of LISTING_FILTERS)
          if (facets[wire] && wire !== 'posted_since') expectOptions(wire, filter, Object.keys(facets[wire].options));
        expect(Object.keys(facets.amenities.options)).toEqual(AMENITIES);
        for (const facet of FACETS) {
          if (!facets[facetParameterName(facet)]) continue;
          const own = without(filter, facet.name, ...(facet.name === 'bedrooms' ? (['bedroom'] as const) : []));
          const found = expectOptions(facetParameterName(facet), own, listFacetParameterValues(facet, TODAY));
          expect(facets[facetParameterName(facet)].notGiven, facet.name).toBe(
            found.filter((row) => facet.subtypes.includes(row.subtype) && !isGiven(row, facet)).length,
          );
        }
      }),
      { numRuns: 200 },
    );
  });

  it('include the ranges of a numeric attribute', () => {
    const rows = [0, 2, 3, 3, 150, undefined].map((floor, k) =>
      sampleFlatRow(k + 1, { numbers: floor === undefined ? {} : { floor } }),
    );
    const { facets } = engineOf(rows).countFacets({ floor: { min: 3 } }, undefined, DAYS);
    expect(facets.floor).toEqual({ options: { '0,0': 1, '1,3': 3, '4,8': 0, '9,': 1 }, notGiven: 1 });
  });

  it('count homes by age and by possession from today', () => {
    const homes = [
      { yearBuilt: 2025, possession: 'ready' },
      { yearBuilt: 2024, possession: '2025-09' },
      { yearBuilt: 2015, possession: '2026-03' },
      { yearBuilt: 2014, possession: '2026-04' },
      {},
    ];
    const rows = homes.map(({ yearBuilt, possession }, k) =>
      sampleFlatRow(k + 1, {
        numbers: yearBuilt ? { yearBuilt } : {},
        attributes: possession ? [`=possession:${possession}`] : [],
      }),
    );
    const { facets } = engineOf(rows).countFacets({}, undefined, { today: TODAY, shown: '2024-01-01' });
    expect(facets.year_built).toEqual({
      options: { '2025,': 1, '2020,2024': 1, '2015,2020': 1, ',2014': 1 },
      notGiven: 1,
    });
    expect(facets.possession).toEqual({
      options: { ready: 1, '2025-09': 2, '2026-03': 3, '2027-03': 4, '2028-03': 4, 'not-ready': 3 },
      notGiven: 1,
    });
  });

  it('exist for the attributes of the selected property type', () => {
    const { facets } = engineOf([]).countFacets({ subtype: 'residential-plot' }, undefined, DAYS);
    for (const facet of FACETS)
      expect(facetParameterName(facet) in facets).toBe(facet.subtypes.includes('residential-plot'));
    expect(Object.keys(engineOf([]).countFacets({}, undefined, DAYS).facets)).toEqual(
      expect.arrayContaining(FACETS.map(facetParameterName)),
    );
  });

  it('count the alternatives of a selected option as if it were not selected', () => {
    const rows = ['furnished', 'furnished', 'semi', undefined].map((furnishing, k) =>
      sampleFlatRow(k + 1, { attributes: [...(furnishing ? [`=furnishing:${furnishing}`] : []), '=bathrooms:2'] }),
    );
    const { total, facets } = engineOf(rows).countFacets({ furnishing: ['semi'] }, undefined, DAYS);
    expect(total).toBe(1);
    expect(facets.furnishing).toEqual({ options: { unfurnished: 0, semi: 1, furnished: 2 }, notGiven: 1 });
    expect(facets.bathrooms).toEqual({ options: { 1: 1, 2: 1, 3: 0 }, notGiven: 0 });
  });
});
