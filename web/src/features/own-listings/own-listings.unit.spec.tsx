import { listingIdFromNumber } from '@naksha/events/kernel';
import type { OwnDay, OwnListing } from '@naksha/events/wire/own-listings';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { DailyStatisticsPlot } from './numbers.tsx';
import { OwnListingActions } from './own-actions.tsx';

const id = listingIdFromNumber(7);
const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

describe('an owner’s actions on a listing', () => {
  const offered = (listing: Partial<OwnListing>) => {
    const whole = { id, slug: `flat-${id}`, title: 'Corner flat', expected_price: 8_500_000, ...listing } as OwnListing;
    const html = renderToStaticMarkup(
      <Router ssrPath="/dashboard/listing">
        <OwnListingActions listing={whole} />
      </Router>,
    );
    return [...html.matchAll(/<(?:button|a)\b[^>]*>(.*?)<\/(?:button|a)>/g)].map(([, inner]) =>
      inner.replace(/<.*?>/g, ''),
    );
  };

  it('P-11 are edit, mark sold, relist, delete and the 30-day re-confirmation, each in suitable states', () => {
    const [price, edit, sold, back, remove, confirm] = [
      'Change the price',
      'Edit',
      'Mark as sold',
      'Put back on the market',
      'Delete',
      'Still available',
    ];
    expect(offered({ listing_state: 'under_review' })).toEqual([price, edit, remove]);
    expect(offered({ listing_state: 'rejected' })).toEqual(['Edit and resubmit', price, remove]);
    const verified = { listing_state: 'verified' as const };
    expect(offered({ ...verified, last_confirmed_on: ago(29) })).toEqual([price, edit, sold, remove]);
    expect(offered({ ...verified, last_confirmed_on: ago(31) })).toEqual([confirm, price, edit, sold, remove]);
    for (const listing_state of ['sold', 'sold_by_naksha'] as const) {
      expect(offered({ listing_state, relist_until: ago(-1) })).toEqual([back, remove]);
      expect(offered({ listing_state, relist_until: ago(1) })).toEqual([remove]);
    }
  });
});

describe('daily numbers', () => {
  it('are bars and, for screen readers, a table of days with activity', () => {
    const days: OwnDay[] = Array.from({ length: 30 }, (_, k) => ({
      day: `2026-11-${String(k + 1).padStart(2, '0')}`,
      seen: k === 3 ? 4 : k === 4 ? 2 : 0,
      saved: 0,
      contacted: k === 4 ? 1 : 0,
    }));
    const html = renderToStaticMarkup(<DailyStatisticsPlot days={days} />);
    expect(html.match(/<rect/g)).toHaveLength(90);
    const rows = [...html.matchAll(/<tr><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g)];
    expect(rows.map(([, day, cells]) => [day, cells.replace(/<.*?>/g, ' ').trim().split(/\s+/)])).toEqual([
      ['4 Nov 2026', ['4', '0', '0']],
      ['5 Nov 2026', ['2', '0', '1']],
    ]);
  });
});
