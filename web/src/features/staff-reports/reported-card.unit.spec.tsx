import { listingIdFromNumber } from '@naksha/events/kernel';
import type { ReportedListing } from '@naksha/events/wire/reports';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { ReportedListingCard } from './reported-card.tsx';
import { createSettlement, type Settlement, settlementRequestBody } from './settlement.ts';

const id = listingIdFromNumber(7);
const reported: ReportedListing = {
  ...{ id, own: false, count: 2, up_to: '2026-11-02T06:00:00.000Z' },
  reports: [
    { id: 'a', kind: 'sold', note: 'My uncle bought it', on: '2026-11-01T06:00:00.000Z', signed_in: true },
    { id: 'b', kind: 'fake', note: '', on: '2026-11-02T06:00:00.000Z', signed_in: false },
  ],
  listing: {
    ...{ slug: `corner-flat-${id}`, title: 'Corner flat', property_subtype: 'flat', expected_price: 8_500_000 },
    ...{ listing_state: 'verified', city: 'Mohali', locality: 'Sector 70' },
  },
};
const render = (changes: Partial<ReportedListing> = {}, takenBack?: Settlement) =>
  renderToStaticMarkup(
    <Router ssrPath="/staff/reports">
      <ul>
        <ReportedListingCard reported={{ ...reported, ...changes }} takenBack={takenBack} onSettle={() => {}} />
      </ul>
    </Router>,
  );
const buttons = (html: string) => [...html.matchAll(/<button[^>]*>([^<]+)</g)].map(([, words]) => words);

describe('a reported listing', () => {
  it('shows the reports, their number and the kinds of reporters, with a link to its page', () => {
    const html = render();
    for (const text of [
      '2 reports',
      'Already sold',
      'My uncle bought it',
      'by a signed-in user',
      'Fake',
      'by a visitor',
    ])
      expect(html).toContain(text);
    expect(html).toContain(`href="/flat/corner-flat-${id}"`);
  });

  it('shows the number if only the oldest are listed, and closes them all', () => {
    expect(render({ count: 1500 })).toContain('The oldest 2 of 1,500 reports');
    expect(render()).not.toContain('oldest');
    const settled = createSettlement(
      { ...reported, count: 1500, up_to: '2026-11-03T06:00:00.000Z' },
      { outcome: 'dismissed', answer: 'No' },
    );
    expect(settlementRequestBody(settled).up_to).toBe('2026-11-03T06:00:00.000Z');
  });

  it('can be dismissed, asked about or removed; if off the market only dismissed; not by its owner', () => {
    expect(buttons(render())).toEqual(['Dismiss', 'Ask the owner', 'Take down']);
    expect(buttons(render({ listing: { ...reported.listing!, listing_state: 'sold' } }))).toEqual(['Dismiss']);
    expect(buttons(render({ listing: undefined }))).toEqual(['Dismiss']);
    expect(buttons(render({ own: true }))).toEqual([]);
  });

  it('has no link if its page is gone', () => {
    expect(render({ listing: { ...reported.listing!, listing_state: 'deleted' } })).not.toContain('href');
    expect(render({ listing: undefined })).toContain('Listing not found');
  });

  it('keeps its input when closing it is undone', () => {
    const dismissed = createSettlement(reported, { outcome: 'dismissed', answer: 'Seen: it is for sale' });
    expect(render({}, dismissed)).toContain('value="Seen: it is for sale"');
    const taken = createSettlement(reported, { outcome: 'taken_down', codes: ['duplicate'], reasons: ['Third time'] });
    const html = render({}, taken);
    expect(html).toContain('value="Third time"');
    expect([...html.matchAll(/checked=""/g)]).toHaveLength(1);
    expect(buttons(html)).toContain('Take down for these reasons');
  });
});

it('closing covers the reports on screen: later ones stay open', () => {
  const said = { outcome: 'owner_asked', kind: 'sold' } as const;
  const settlement = createSettlement(reported, said);
  expect(settlement).toMatchObject({ id, title: 'Corner flat' });
  expect(settlementRequestBody(settlement)).toEqual({ ...said, up_to: '2026-11-02T06:00:00.000Z' });
});
