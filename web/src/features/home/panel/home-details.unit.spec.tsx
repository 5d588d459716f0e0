import type { AroundListing } from '@naksha/events/wire/around-listing';
import type { Property } from '@naksha/events/wire/property';
import type { ReachTime } from '@naksha/events/wire/reach';
import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { Router } from 'wouter';
import { queryClient } from '../../../shared/api/query-client.ts';
import { closeToAtom } from '../../../shared/reach/close-to.ts';
import { reachQuery } from '../../../shared/reach/reach-query.ts';
import { reachTimeQuery } from '../../../shared/reach/reach-time-query.ts';
import { aroundListingQuery } from '../../listing/around-query.ts';
import { verifiedFlat } from '../../listing/testing/verified-flat.ts';
import { propertyQueryKey } from '../../listing/use-property.ts';
import HomeDetails from './home-details.tsx';

afterEach(() => queryClient.clear());

const locality = {
  ...{ id: 'mohali-sector-70', subtype: 'flat', unit: 'sqft', homes: 12, demo: false },
  ...{ rate: 5400, lower: 4800, upper: 6100, change: null },
} as NonNullable<AroundListing['locality']>;
const flat: Property = {
  ...verifiedFlat,
  ...{ mine: false, has_access: { can_view: false, is_liked: false }, assisted_by: '+91-1720××××××' },
  price_cut: { from: 8_000_000, on: '2026-11-01' },
};

function show(property = flat, around: AroundListing = { similar: [], locality }, closeTo = ''): string {
  queryClient.setQueryData(propertyQueryKey(property.slug, 'out'), property);
  queryClient.setQueryData(aroundListingQuery(property.id, 'out').queryKey, around);
  const store = createStore();
  store.set(closeToAtom, closeTo);
  return renderToStaticMarkup(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <Router ssrPath="/home">
          <HomeDetails card={property} />
        </Router>
      </QueryClientProvider>
    </Provider>,
  ).replaceAll(/<[^>]+>/g, ' ');
}

it('U-20 shows price, facts, instalment and the price against the locality, and lets a buyer save and contact', () => {
  const text = show();
  for (const part of [
    '₹74.5 Lac',
    '₹5,138 per sq.ft',
    'from ₹80 Lac',
    '3 BHK',
    '1,450 sq.ft',
    'Flat by the park',
    'EMI about ₹51,722 a month',
    '(80% loan at 8.5% for 20 years)',
    '5% below the typical asking price here (₹5,400 per sq.ft)',
    'Save',
    'Contact seller',
  ])
    expect(text).toContain(part);
});

it('shows the price once, not again above the contact button', () => {
  expect(show().match(/₹74\.5 Lac|₹74,50,000/g)).toEqual(['₹74.5 Lac']);
});

it('compares a price only where enough homes are for sale', () => {
  const compare = (rate: number | null) =>
    /(\d+% above|\d+% below|At) the typical asking price here/
      .exec(show(flat, { similar: [], locality: { ...locality, rate } }))?.[0]
      .trim();
  expect(compare(4000)).toMatch(/^28% above /);
  expect(compare(5138)).toMatch(/^At the /);
  expect(compare(null)).toBeUndefined();
  expect(show(flat, { similar: [], locality: { ...locality, rate: null } })).toContain(
    'There are fewer than 5 homes of this kind here, too few to show a typical price.',
  );
});

it('U-20 shows the travel time while homes are filtered by one', () => {
  const within = { of: 'elante-mall', minutes: 25, by: 'car' } as const;
  const name = 'Elante Mall';
  const area = { id: 'elante-mall', name, names: { en: name }, position: flat.position, outline: [], router: 'off' };
  queryClient.setQueryData(reachQuery(within as never).queryKey, area as never);
  const time: ReachTime = { minutes: 18, about: false };
  queryClient.setQueryData(reachTimeQuery(within as never, flat.position, 'off').queryKey, time);
  expect(show(flat, undefined, 'elante-mall,25min,car')).toContain('18 min to Elante Mall');
  expect(show()).not.toContain('Elante');
});

it('does not offer to contact oneself', () => {
  expect(show({ ...flat, mine: true })).not.toContain('Contact seller');
});
