import { listingIdFromNumber } from '@naksha/events/kernel';
import type { Activity, ActivityEntry, ActivityPage as Pages } from '@naksha/events/wire/activity';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { queryClient } from '../../shared/api/query-client.ts';
import { activityKey } from '../../shared/saving/activity-key.ts';
import ActivityPage from './activity-page.tsx';

const id = listingIdFromNumber(7);
const card = {
  ...{ id, slug: `corner-flat-${id}`, title: 'Corner flat', state: 'verified', demo: false },
  ...{ property_type: 'residential', property_subtype: 'flat', expected_price: 8_000_000, bedrooms: 3 },
  ...{ area: { value: 1450, unit: 'sqft', sqft: 1450 }, position: { lat: 30.7, lng: 76.7 } },
  ...{ locality: 'Sector 70', city: 'Mohali', cover_image: null, posted_on: '2026-11-01' },
} as ListingCard;
const entry: ActivityEntry = {
  ...{ listing: id, at: '2026-11-05T06:00:00.000Z', saved: true, state: 'on_market', property_subtype: 'flat', card },
};

function render(activity: Activity, entries: ActivityEntry[] | undefined, cursor: string | null = null): string {
  const page: Pages | undefined = entries && { entries, total: entries.length, cursor };
  if (page) queryClient.setQueryData([...activityKey, activity], { pages: [page], pageParams: [null] });
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath={`/dashboard/${activity}`}>
        <ActivityPage />
      </Router>
    </QueryClientProvider>,
  ).replaceAll('<!-- -->', '');
}

describe('P-06 R-18 an activity page', () => {
  afterEach(() => queryClient.clear());

  it.each([
    ['saved', 'Saved properties', 'Saved 5 Nov 2026'],
    ['contacted', 'Contacted properties', 'Contacted 5 Nov 2026'],
    ['viewed', 'Seen properties', 'Viewed 5 Nov 2026'],
  ] as const)('%s shows its name, its listings and the times', (activity, title, when) => {
    const html = render(activity, [entry]);
    for (const text of [title, '1 property', '₹80 Lac', 'Corner flat', 'Sector 70', when]) expect(html).toContain(text);
    expect(html).toContain(`href="/flat/corner-flat-${id}"`);
    expect(html).toContain(`aria-current="page" href="/dashboard/${activity}"`);
  });

  it('marks a demo home, as its card does', () => {
    expect(render('saved', [entry])).not.toContain('>Demo<');
    expect(render('saved', [{ ...entry, card: { ...card, demo: true } as ListingCard }])).toContain('>Demo<');
  });

  it('shows the current state of a listing, and links to none that cannot be opened', () => {
    const sold = render('saved', [{ ...entry, state: 'sold' }]);
    expect(sold).toContain('>Sold<');
    expect(sold).toContain(`href="/flat/`);
    const { card: _, ...gone } = entry;
    const removed = render('saved', [{ ...gone, state: 'removed', title: 'Corner flat' }]);
    for (const text of ['>Removed<', 'Corner flat', 'can no longer be opened']) expect(removed).toContain(text);
    expect(removed).not.toContain('href="/flat/');
    const hidden = render('saved', [{ ...gone, state: 'not_public' }]);
    expect(hidden).toContain('Not available right now');
    for (const unsaid of ['href="/flat/', 'Corner flat', '₹']) expect(hidden).not.toContain(unsaid);
    const open = render('saved', [entry]);
    for (const unsaid of ['>Sold<', '>Removed<', 'Not available']) expect(open).not.toContain(unsaid);
  });

  it.each([
    ['saved', 'The price was ₹90 Lac when you saved it.'],
    ['contacted', 'The price was ₹90 Lac when you contacted the seller.'],
    ['viewed', 'The price was ₹90 Lac when you last viewed it.'],
  ] as const)('%s shows a price that differs from the earlier one, and no unchanged one', (activity, text) => {
    expect(render(activity, [{ ...entry, price_then: 9_000_000 }])).toContain(text);
    expect(render(activity, [entry])).not.toContain('The price was');
    const green = (then: number) => render(activity, [{ ...entry, price_then: then }]).includes('text-success');
    expect([green(9_000_000), green(7_000_000)]).toEqual([true, false]);
  });

  it.each(['saved', 'contacted', 'viewed'] as const)('%s without entries says so and offers a link', (activity) => {
    const html = render(activity, []);
    expect(html).toContain(activity === 'viewed' ? 'since you signed in' : 'yet.');
    expect(html).toContain('href="/home"');
  });

  it('offers more pages only if there are more; shows a skeleton while it loads', () => {
    expect(render('saved', [entry], '2026-11-05T06:00:00.000Z~x')).toContain('Show more');
    expect(render('saved', [entry])).not.toContain('Show more');
    queryClient.clear();
    expect(render('saved', undefined).match(/class="skeleton aspect-4\/3/g)).toHaveLength(3);
  });
});
