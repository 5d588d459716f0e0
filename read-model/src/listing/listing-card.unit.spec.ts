import { VERIFICATION_CHECKS } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { toProperty } from '../listing-page/to-property.ts';
import { sampleListingDocument as sample } from '../testing/sample-listing.ts';
import { toListingCard } from './listing-card.ts';
import { availabilityConfirmedAtIfVerified } from './listing-document.ts';
import { isPubliclyVisible, isSellerOrReviewer } from './listing-visibility.ts';

const cut = { from: 5_000_000, on: '2026-11-05T06:00:00Z' };

describe('a listing card', () => {
  it('contains what the document contains, and omits missing values', () => {
    const listing = sample();
    const bare = {
      id: listing.id,
      slug: `three-bedrooms-by-the-park-${listing.id}`,
      title: 'Three bedrooms by the park',
      property_type: 'residential',
      property_subtype: 'flat',
      expected_price: 4_500_000,
      area: { value: 1250, unit: 'sqft', sqft: 1250 },
      lister: 'owner',
      city: 'Mohali',
      locality: 'Sector 70',
      position: { lat: 30.7046, lng: 76.7179 },
      state: 'verified',
      posted_on: '2026-11-01T06:00:00.000Z',
      cover_image: null,
      demo: false,
      checked: { done: 1, of: 5 },
    };
    expect(toListingCard(listing)).toStrictEqual({ ...bare, bedrooms: 3 });
    const { bedrooms: _, ...facts } = listing.facts;
    expect(toListingCard(sample({ facts }))).toStrictEqual(bare);
    const full = { ...listing.facts, bathrooms: 2, project: 'Green Towers' } as const;
    const everything = { ...bare, bedrooms: 3, bathrooms: 2, project: 'Green Towers' };
    expect(toListingCard(sample({ facts: full }))).toEqual(everything);
    const free = { ...listing.free, furnishing: 'semi', petsAllowed: 'yes' } as const;
    const described = toListingCard(sample({ facts: { ...full, facing: 'east', ownership: 0 }, free }));
    expect(described).toEqual({ ...everything, facing: 'east', furnishing: 'semi' });
  });

  it('shows that the listing is unconfirmed, and that the price fell', () => {
    const card = toListingCard(sample({ stale: true, demo: true, cut }));
    expect(card).toMatchObject({ state: 'stale', demo: true, price_cut: cut });
  });
});

it.each([
  ['verified', {}, 'verified'],
  ['verified', { stale: true }, 'stale'],
  ['under_review', {}, 'under_review'],
  ['rejected', {}, 'rejected'],
  ['sold', { stale: true }, 'sold'],
] as const)('a card of a listing that is %s %j says %s', (state, changes, expected) => {
  expect(toListingCard(sample({ state, ...changes })).state).toBe(expected);
});

it('a badge counts valid checks; listings back in review and demo listings have none', () => {
  const checks = ['phone_reached', 'location_checked', 'price_plausible'] as const;
  const verified = { at: '2026-11-01T06:30:00.000Z', checks: [...checks], price: 4_500_000 };
  const counted = (changes: Parameters<typeof sample>[0]) => toListingCard(sample({ verified, ...changes })).checked;
  for (const state of ['verified', 'sold', 'sold_by_naksha'] as const)
    expect(counted({ state }), state).toEqual({ done: 3, of: 5 });
  expect(counted({ stale: true })).toEqual({ done: 3, of: 5 });
  for (const state of ['under_review', 'rejected'] as const) expect(counted({ state }), state).toBeUndefined();
  expect(counted({ demo: true })).toBeUndefined();
  expect(counted({ verified: { ...verified, checks: [] } })).toBeUndefined();
});

it('a listing verified by sample never has the badge, on cards, lists or its own page', () => {
  const stands = { batch: 'b', listings: 400, checked: 20, failed: 1 };
  const all = [...VERIFICATION_CHECKS];
  for (const checks of [[], all])
    for (const state of ['verified', 'sold', 'sold_by_naksha'] as const) {
      const verified = { at: '2026-11-01T06:30:00.000Z', checks, price: 4_500_000, sample: stands };
      const listing = sample({ state, verified });
      expect(toListingCard(listing)).not.toHaveProperty('checked');
      const property = toProperty(listing, {
        caller: undefined,
        interest: undefined,
        assistantPhone: '',
        description: '',
      });
      expect(property).not.toHaveProperty('checked');
      expect(property).toMatchObject({
        is_verified: true,
        verified: { receipt: [], sample: { checked: 20, failed: 1 } },
      });
    }
});

describe('the audience of a listing', () => {
  it('is everyone from its verification on, also after its sale', () => {
    const states = ['under_review', 'verified', 'rejected', 'sold', 'sold_by_naksha', 'deleted'] as const;
    const seen = states.filter((state) => isPubliclyVisible(sample({ state })));
    expect(seen).toEqual(['verified', 'sold', 'sold_by_naksha']);
  });

  it('is larger in detail for its owner and reviewers; staff of other roles see as little as anyone', () => {
    const listing = sample();
    const other = { account: 'somebody' as typeof listing.seller, staff: false };
    expect(isSellerOrReviewer(listing, undefined)).toBe(false);
    expect(isSellerOrReviewer(listing, other)).toBe(false);
    for (const roles of [['reviewer'], ['administrator'], ['assistant', 'reviewer']] as const)
      expect(isSellerOrReviewer(listing, { ...other, staff: true, roles }), roles.join()).toBe(true);
    expect(isSellerOrReviewer(listing, { ...other, staff: true })).toBe(false);
    expect(isSellerOrReviewer(listing, { ...other, staff: true, roles: ['assistant'], cities: ['Mohali'] })).toBe(
      false,
    );
    expect(isSellerOrReviewer(listing, { ...other, roles: ['reviewer'] })).toBe(false);
    expect(isSellerOrReviewer(listing, { account: listing.seller, staff: false })).toBe(true);
  });

  it('gives the time of the last confirmation for homes on the market, and for no others', () => {
    const confirmedAt = '2026-11-05T06:00:00Z';
    expect(availabilityConfirmedAtIfVerified(sample({ confirmedAt }))).toBe(confirmedAt);
    for (const state of ['under_review', 'rejected', 'sold'] as const)
      expect(availabilityConfirmedAtIfVerified(sample({ confirmedAt, state }))).toBeUndefined();
  });
});
