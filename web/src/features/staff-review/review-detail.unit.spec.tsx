import { listingIdFromNumber } from '@naksha/events/kernel';
import type { AlikeListing, ReviewClaim, ReviewItem } from '@naksha/events/wire/review';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { queryClient } from '../../shared/api/query-client.ts';
import { ReviewDetail } from './review-detail.tsx';
import { waitingItem } from './testing/waiting-item.ts';

const shown = (item: ReviewItem, claim?: ReviewClaim) =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/staff/review">
        <ReviewDetail item={item} claim={claim} others={[]} onDecide={() => {}} />
      </Router>
    </QueryClientProvider>,
  );

it('links to the account of its seller, where it can be blocked, except for the caller’s own listing', () => {
  const item = waitingItem(false);
  expect(shown(item)).toContain(`href="/staff/accounts?account=${item.listing.seller}"`);
  expect(shown({ ...item, listing: { ...item.listing, own: true } })).not.toContain('/staff/accounts');
});

it('shows every stated attribute with its label, and the amenities', () => {
  const item = waitingItem(false);
  const html = shown({
    ...item,
    listing: { ...item.listing, details: { floor: 3, facing: 'north-east', year_built: 2019 }, amenities: ['lift'] },
  });
  for (const [label, value] of [
    ['Floor', '3'],
    ['Facing', 'North-east'],
    ['Year built', '2019'],
  ])
    expect(html).toMatch(new RegExp(`<dt[^>]*>${label}</dt><dd[^>]*>${value}\\b`));
  expect(html).toContain('>Lift</p>');
});

it('U-65 can be claimed for thirty minutes; an item claimed by a colleague shows who has it, without decisions', () => {
  const claim = {
    listing: listingIdFromNumber(1),
    role: 'reviewer',
    initial: 'M',
    until: new Date(Date.now() + 1_800_000).toISOString(),
  } as const;
  const item = waitingItem(false);
  expect(shown(item)).toContain('>Claim<');
  const mine = shown(item, { ...claim, mine: true });
  expect(mine).toContain('You are reviewing this listing. Others can take it over in 30 minutes.');
  for (const offered of ['Release', 'Checklist', '>Reject<']) expect(mine).toContain(offered);
  const theirs = shown(item, { ...claim, mine: false });
  expect(theirs).toContain('Reviewer M. is reviewing this listing. You can take it over in at most 30 minutes.');
  for (const offered of ['Release', '>Claim<', 'Checklist', '>Reject<', 'type="checkbox"'])
    expect(theirs).not.toContain(offered);
});

it('U-66 has the checklist, the changes of an edit, and probable duplicates next to it', () => {
  const item = waitingItem(false);
  const alike: AlikeListing = {
    id: listingIdFromNumber(2),
    slug: 'flat-2',
    title: 'The same flat',
    property_subtype: 'flat',
    expected_price: 4_600_000,
    area: { value: 1010, unit: 'sqft', sqft: 1010 },
    listing_state: 'verified',
    posted_on: '2026-10-01T06:00:00Z',
    apart: 12,
  };
  const html = shown({ ...item, alike: [alike], changes: [{ field: 'bedrooms', from: 2, to: 3 }] });
  expect(html.match(/type="checkbox"/g)).toHaveLength(5);
  expect(html).toMatch(/Bedrooms.*<td[^>]*>2<.*<td[^>]*>3</);
  expect(html).toMatch(/href="\/flat\/flat-2"[^>]*>The same flat</);
  expect(html).toContain('₹46,00,000 · 1,010 sq.ft · 12 m apart');
  expect(shown(item)).not.toContain('Probably the same');
});
