import type { Role } from '@naksha/events/wire/profile';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { Router } from 'wouter';
import { queryClient } from '../../shared/api/query-client.ts';
import { activityKey } from '../../shared/saving/activity-key.ts';
import { ownListingsKey } from '../../shared/session/own-listings.ts';
import { profileQuery } from '../../shared/session/profile.ts';
import DashboardPage from './dashboard-page.tsx';

const counts = { all: 3, rejected: 0, to_confirm: 0, under_review: 1, verified: 2, sold: 0 };

function render(role: Role | undefined): string {
  if (role) queryClient.setQueryData(profileQuery.queryKey, { role } as never);
  const listings = { pages: [{ listings: [], counts, cursor: null }], pageParams: [null] };
  queryClient.setQueryData([...ownListingsKey, 'pages', 'all', 'newest', ''], listings);
  for (const [activity, total] of [
    ['saved', 4],
    ['contacted', 5],
    ['viewed', 6],
  ] as const)
    queryClient.setQueryData([...activityKey, activity], {
      pages: [{ entries: [], total, cursor: null }],
      pageParams: [null],
    });
  queryClient.setQueryData(
    ['me', 'lead-summary'],
    [
      { property_type: 'residential', leads: 7 },
      { property_type: 'commercial', leads: 8 },
    ],
  );
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/dashboard/home">
        <DashboardPage />
      </Router>
    </QueryClientProvider>,
  );
}
afterEach(() => queryClient.clear());

it.each<[Role, buys: boolean, sells: boolean]>([
  ['Buyer', true, false],
  ['Seller', false, true],
  ['Buyer and Seller', true, true],
])('Z-03 the dashboard of a %s shows what they return for', (role, buys, sells) => {
  const html = render(role);
  for (const activity of ['saved', 'contacted', 'viewed'])
    expect(html.includes(`href="/dashboard/${activity}"`), activity).toBe(buys);
  for (const href of ['/dashboard/listing', '/dashboard/leads'])
    expect(html.includes(`href="${href}"`), href).toBe(sells);
});

it('P-04 shows a seller’s leads by type of property', () => {
  const html = render('Seller');
  expect(html).toMatch(/Residential<\/span><span[^>]*>7</);
  expect(html).toMatch(/Commercial<\/span><span[^>]*>8</);
});

it('U-58 shows neither before the user’s role is known', () => {
  const html = render(undefined);
  for (const unknown of ['/dashboard/listing', '/dashboard/saved']) expect(html).not.toContain(unknown);
  expect(html).toContain('skeleton');
});
