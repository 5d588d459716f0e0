import { type AccountId, listingIdFromNumber, type PhotoId } from '@naksha/events/kernel';
import type { Lead } from '@naksha/events/wire/leads';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { queryClient } from '../../shared/api/query-client.ts';
import { LeadRow } from './lead-row.tsx';

const render = (buyer: Partial<Lead['buyer']>, more: Partial<Lead> = {}): string => {
  const lead: Lead = {
    id: 'lead',
    status: 'new',
    buyer: { id: 'somebody' as AccountId, first_name: '', ...buyer },
    contacted_at: '2026-11-20T06:00:00Z',
    listing: { id: listingIdFromNumber(7), slug: 'corner-flat', title: 'Corner flat', property_subtype: 'flat' },
    ...more,
  };
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/dashboard/leads">
        <LeadRow lead={lead} fresh={false} />
      </Router>
    </QueryClientProvider>,
  );
};

it('B-09 shows the buyer’s name, or that none was given, or that the account was deleted', () => {
  expect(render({ first_name: 'Vikram' })).toContain('Vikram is interested');
  expect(render({})).toContain('A buyer is interested');
  expect(render({ erased: true })).toContain('Deleted account is interested');
});

it('B-09 shows the time and the listing of a contact, with a link to it', () => {
  const html = render({ first_name: 'Vikram' }, { contacted_at: new Date(Date.now() - 3 * 3_600_000).toISOString() });
  expect(html).toMatch(/<time [^>]*>3 hours ago<\/time>/);
  expect(html).toMatch(/<a href="\/flat\/corner-flat"[^>]*>Corner flat<\/a>/);
});

it('B-09 shows the seller the status set by the office, which the seller cannot change', () => {
  const asked = render({}, { callback_at: '2026-11-20T12:30:00Z' });
  expect(asked).toContain('Call requested for 20 Nov, 6:00 pm');
  const called = render({}, { status: 'visit', status_at: '2026-11-20T13:00:00Z' });
  expect(called).toContain('Visit');
  expect(called).toContain('Since 20 Nov, 6:30 pm');
  expect(asked + called).not.toMatch(/<(select|input|button)/);
});

it('shows the cover photo of the listing, and a drawing only without photos', () => {
  const listing = {
    id: listingIdFromNumber(7),
    slug: 'corner-flat',
    title: 'Corner flat',
    property_subtype: 'flat',
  } as const;
  const photo = { id: 'hall' as PhotoId, width: 4000, height: 3000, preview: '', sizes: [320 as const] };
  const open = render({}, { listing: { ...listing, cover: { photo, secret: false } } });
  expect(open).toContain('/photos/hall/320.webp');
  expect(open).not.toContain('<svg');
  const secret = render({}, { listing: { ...listing, cover: { photo, secret: true } } });
  expect(secret).toContain('width="4000"');
  expect(secret).not.toMatch(/<svg|\/photos\//);
  expect(render({})).toContain('<svg');
});
