import { describe, expect, it } from 'vitest';
import { sampleListingDocument as sample } from '../testing/sample-listing.ts';
import { listingCard } from './listing-card.ts';
import { lastConfirmed } from './listing-document.ts';
import { isInsider, isPublic } from './listing-visibility.ts';
import { findPriceCut } from './price-cut.ts';

const fall = { at: '2026-11-05T06:00:00Z', from: 5_000_000, to: 4_500_000 };

describe("a listing's card", () => {
  it('is what its document says, and what it does not say is left out', () => {
    const listing = sample();
    const bare = {
      id: listing.id,
      slug: `three-bedrooms-by-the-park-${listing.id}`,
      title: 'Three bedrooms by the park',
      property_type: 'residential',
      property_subtype: 'flat',
      expected_price: 4_500_000,
      area: { value: 1250, unit: 'sqft', sqft: 1250 },
      city: 'Mohali',
      locality: 'Sector 70',
      position: { lat: 30.7046, lng: 76.7179 },
      state: 'verified',
      posted_on: '2026-11-01T06:00:00.000Z',
      cover_image: null,
      demo: false,
    };
    expect(listingCard(listing)).toStrictEqual({ ...bare, bedrooms: 3 });
    const { bedrooms: _, ...facts } = listing.facts;
    expect(listingCard(sample({ facts }))).toStrictEqual(bare);
    const full = { ...listing.facts, bathrooms: 2, project: 'Green Towers' } as const;
    const everything = { ...bare, bedrooms: 3, bathrooms: 2, project: 'Green Towers' };
    expect(listingCard(sample({ facts: full }))).toEqual(everything);
  });

  it('says that it is stale, and that the price fell', () => {
    const card = listingCard(sample({ stale: true, demo: true, prices: [fall] }));
    expect(card).toMatchObject({ state: 'stale', demo: true, price_cut: { from: 5_000_000, on: fall.at } });
  });
});

it.each([
  ['verified', {}, 'verified'],
  ['verified', { stale: true }, 'stale'],
  ['under_review', {}, 'under_review'],
  ['rejected', {}, 'rejected'],
  ['sold', { stale: true }, 'sold'],
] as const)('a card of a listing that is %s %j says %s', (state, changes, expected) => {
  expect(listingCard(sample({ state, ...changes })).state).toBe(expected);
});

describe('a fall of the price', () => {
  const rise = (to: number) => ({ at: '2026-11-06T06:00:00Z', from: 4_500_000, to });
  it('is the newest one, while the price lies below the one before it', () => {
    expect(findPriceCut({ prices: [], price: 4_500_000 })).toBeUndefined();
    expect(findPriceCut({ prices: [fall], price: 4_500_000 })).toEqual({ from: 5_000_000, on: fall.at });
    const again = { at: '2026-11-07T06:00:00Z', from: 4_500_000, to: 4_400_000 };
    expect(findPriceCut({ prices: [fall, again], price: 4_400_000 })).toEqual({ from: 4_500_000, on: again.at });
    expect(findPriceCut({ prices: [fall, rise(4_900_000)], price: 4_900_000 })).toEqual({
      from: 5_000_000,
      on: fall.at,
    });
    expect(findPriceCut({ prices: [fall, rise(5_000_000)], price: 5_000_000 })).toBeUndefined();
    expect(findPriceCut({ prices: [rise(4_500_000)], price: 4_500_000 })).toBeUndefined();
    expect(findPriceCut({ prices: [fall, rise(4_500_000)], price: 4_500_000 })?.from).toBe(5_000_000);
  });
});

describe('who sees a listing', () => {
  it('is everybody from its verification on, also after its sale', () => {
    const states = ['under_review', 'verified', 'rejected', 'sold', 'sold_by_naksha', 'deleted'] as const;
    const seen = states.filter((state) => isPublic(sample({ state })));
    expect(seen).toEqual(['verified', 'sold', 'sold_by_naksha']);
  });

  it('its owner and staff see more', () => {
    const listing = sample();
    const other = { account: 'somebody' as typeof listing.seller, staff: false };
    expect(isInsider(listing, undefined)).toBe(false);
    expect(isInsider(listing, other)).toBe(false);
    expect(isInsider(listing, { ...other, staff: true })).toBe(true);
    expect(isInsider(listing, { account: listing.seller, staff: false })).toBe(true);
  });

  it('reads when somebody last said a word for what is on the market, and for nothing else', () => {
    const confirmedAt = '2026-11-05T06:00:00Z';
    expect(lastConfirmed(sample({ confirmedAt }))).toBe(confirmedAt);
    for (const state of ['under_review', 'rejected', 'sold'] as const)
      expect(lastConfirmed(sample({ confirmedAt, state }))).toBeUndefined();
  });
});
