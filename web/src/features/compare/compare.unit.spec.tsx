import { ATTRIBUTES, type ListingId, listingIdFromNumber } from '@naksha/events/kernel';
import type { Property } from '@naksha/events/wire/property';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { citiesKey } from '../../shared/api/cities.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { comparePath, parseCompared, toggleCompared } from '../../shared/compare/compared-homes.ts';
import { verifiedFlat } from '../listing/testing/verified-flat.ts';
import { buildCompareRows } from './compare-rows.ts';
import { CompareTable } from './compare-table.tsx';
import type { ComparedHome } from './compared-home.ts';

const other: Property = {
  ...verifiedFlat,
  ...{ id: listingIdFromNumber(2), title: 'Flat by the lake', expected_price: 9_999_999, project: undefined },
  amenities: ['gym'],
  listing_state: 'sold',
  profile_details: { ...verifiedFlat.profile_details, bathrooms: 99 },
};
const rowsOf = (...homes: (Property | undefined)[]) => buildCompareRows(homes, []);
const row = (name: string, ...homes: (Property | undefined)[]) => rowsOf(...homes).find((one) => one.name === name);

describe('compared values', () => {
  it('are exact rupees, never the short form', () => {
    const written = rowsOf(verifiedFlat, { ...other, price_cut: { from: 12_345_678, on: '2026-11-01' } });
    expect(written.find(({ name }) => name === 'Price')?.values).toEqual(['₹74,50,000', '₹99,99,999']);
    expect(written.find(({ name }) => name === 'Previous price')?.values).toEqual(['No price drop', '₹1,23,45,678']);
    expect(JSON.stringify(written)).not.toMatch(/\d (Lac|Cr)|\dK\b/);
  });

  it('contain the unit of a number once', () => {
    const numbers = Object.fromEntries(
      ATTRIBUTES.flatMap(({ wire, value }) => (value.type === 'number' ? [[wire, value.min + 10]] : [])),
    );
    for (const subtype of ['flat', 'residential-plot'] as const) {
      const home: Property = { ...verifiedFlat, property_subtype: subtype };
      Object.assign(home, { profile_details: numbers });
      for (const { name } of rowsOf(home)) expect(name).not.toMatch(/\(|\bft\b|sq\.?ft|₹/);
    }
    const plot: Property = {
      ...verifiedFlat,
      profile_details: { ...verifiedFlat.profile_details, road_width: 40 },
    };
    expect(row('Width of the road in front', plot)?.values).toEqual(['40 ft']);
  });

  it('are marked if they differ or only one home lists them, and otherwise not', () => {
    expect(row('Bedrooms', verifiedFlat, other)).toEqual({ name: 'Bedrooms', values: ['3', '3'], differs: false });
    expect(row('Bathrooms', verifiedFlat, other)).toEqual({ name: 'Bathrooms', values: ['2', '3+'], differs: true });
    expect(row('Project', verifiedFlat, other)).toMatchObject({ values: ['Green Towers', undefined], differs: true });
    expect(row('Gym', verifiedFlat, other)).toMatchObject({ values: ['Yes', 'Yes'], differs: false });
    expect(row('Lift', verifiedFlat, other)).toMatchObject({ values: ['Yes', 'No'], differs: true });
  });

  it('show bedrooms only for homes that can have them, and say so to screen readers', () => {
    const { bedrooms: _, ...profile_details } = verifiedFlat.profile_details;
    const office: Property = { ...verifiedFlat, property_subtype: 'office', profile_details, rooms: [] };
    expect(row('Bedrooms', verifiedFlat, office)).toEqual({ name: 'Bedrooms', values: ['3', null], differs: false });
    expect(row('Bedrooms', office)).toBeUndefined();
    const unsaid: Property = { ...verifiedFlat, profile_details };
    expect(row('Bedrooms', verifiedFlat, unsaid)).toMatchObject({ values: ['3', undefined], differs: true });
    const study: Property = { ...verifiedFlat, rooms: ['studyRoom'] };
    expect(row('Study room', study, office)).toMatchObject({ values: ['Yes', null], differs: false });
  });

  it('omit rows without any value, and ignore removed homes', () => {
    expect(row('Balconies', verifiedFlat, other)).toBeUndefined();
    expect(row('Park', verifiedFlat, other)).toBeUndefined();
    expect(row('Price', verifiedFlat, undefined)).toMatchObject({ values: ['₹74,50,000', undefined], differs: false });
    expect(rowsOf(undefined)).toEqual([]);
  });
});

describe('the table', () => {
  beforeEach(() => void queryClient.setQueryData(citiesKey, []));
  afterEach(() => queryClient.clear());

  const draw = (...homes: ComparedHome[]) =>
    renderToStaticMarkup(
      <QueryClientProvider client={queryClient}>
        <Router ssrPath="/compare">
          <CompareTable homes={homes} onRemove={() => {}} />
        </Router>
      </QueryClientProvider>,
    );

  it('Y-05 has a column for each home and a row for each attribute, with headers, and announces differences to screen readers', () => {
    const html = draw({ id: verifiedFlat.id, property: verifiedFlat }, { id: other.id, property: other });
    expect(html.match(/<th scope="col"/g)).toHaveLength(2);
    const price = /<tr data-differs="true"><th scope="row"[^>]*>Price.*?<\/tr>/s.exec(html)?.[0] ?? '';
    expect(price).toContain('differs</span>');
    expect(price).toMatch(/₹74,50,000.*₹99,99,999/s);
    expect(/<tr><th scope="row"[^>]*>Bedrooms<\/th>/.test(html)).toBe(true);
    expect(html).toMatch(/tabindex="0"/i);
  });

  it('shows that a home is sold, removed, or failed to load', () => {
    const gone = new ApiProblem(410, 'no_such_listing', 'gone');
    expect(draw({ id: other.id, property: other })).toContain('>Sold<');
    expect(draw({ id: listingIdFromNumber(3), error: gone })).toContain('No longer listed');
    expect(draw({ id: listingIdFromNumber(4), error: new Error('offline') })).toContain('Could not be loaded');
  });
});

describe('the compared homes on a device', () => {
  const ids = [1, 2, 3, 4, 5].map(listingIdFromNumber);
  const kept = new Map<string, string>();
  beforeEach(() =>
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    }),
  );
  afterEach(() => vi.unstubAllGlobals());

  it('are at most four, in order, and each is added or removed with one click', () => {
    expect(ids.map((id) => toggleCompared(id).how)).toEqual(['added', 'added', 'added', 'added', 'full']);
    expect(kept.get('naksha.compare')).toBe(ids.slice(0, 4).join(','));
    expect(toggleCompared(ids[1])).toEqual({ ids: [ids[0], ids[2], ids[3]], how: 'removed' });
    for (const id of [ids[0], ids[2], ids[3]]) toggleCompared(id);
    expect(kept.size).toBe(0);
  });

  it('are in the URL, which is validated', () => {
    const some: ListingId[] = [ids[2], ids[0]];
    expect(parseCompared(new URLSearchParams(comparePath(some).split('?')[1]).get('ids'))).toEqual(some);
    expect(parseCompared([ids[0], ids[0], '<script>', '', ...ids].join(','))).toEqual(ids.slice(0, 4));
    for (const nothing of [null, undefined, '', ',']) expect(parseCompared(nothing)).toEqual([]);
    expect(comparePath([])).toBe('/compare');
  });
});
