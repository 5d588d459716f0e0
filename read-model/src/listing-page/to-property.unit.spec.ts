import type { Caller } from '@naksha/events/contracts';
import { sampleAccount } from '@naksha/events/testing';
import { toAmenityAndRoomFlags } from '@naksha/events/wire/listing-codes';
import { describe, expect, it } from 'vitest';
import type { ListingDocument } from '../listing/listing-document.ts';
import { sampleListingDocument as sample } from '../testing/sample-listing.ts';
import { type PropertyContext, toProperty } from './to-property.ts';

const buyer: Caller = { account: sampleAccount(2), staff: false };
const owner: Caller = { account: sampleAccount(1), staff: false };
const staff: Caller = { account: sampleAccount(9), staff: true, roles: ['reviewer'] };
const assistant: Caller = { ...staff, roles: ['assistant'] };
const property = (listing: ListingDocument, context: Partial<PropertyContext> = {}) =>
  toProperty(listing, {
    caller: undefined,
    interest: undefined,
    description: undefined,
    assistantPhone: '+919876543210',
    ...context,
  });
const interest = { listing: sample().id, buyer: buyer.account, saved: false, viewedOn: [] };

describe('a listing page', () => {
  it('E-01 contains the fields of the specification', () => {
    expect(property(sample())).toMatchObject({
      id: sample().id,
      slug: `three-bedrooms-by-the-park-${sample().id}`,
      title: 'Three bedrooms by the park',
      cover_image: null,
      expected_price: 4_500_000,
      position: { lat: 30.7046, lng: 76.7179 },
      assisted_by: '+91-9876××××××',
      is_verified: true,
      has_access: { can_view: false, is_liked: false },
      property_subtype: 'flat',
      profile_details: { property_type: 'residential' },
    });
  });

  it('E-02 contains every posted detail, and the area with its kind', () => {
    const facts = { ...sample().facts, bathrooms: 2, balconies: 3, carParkings: 1, project: 'Green Towers' } as const;
    const details = {
      property_type: 'residential',
      property_subtype: 'flat',
      bedrooms: 3,
      bathrooms: 2,
      balconies: 3,
      car_parkings: 1,
      project: 'Green Towers',
      locality: 'Sector 70',
      super_area_det: { super_area: 1250, unit: 1 },
      area: 1250,
      area_det: { area: 1250, unit: 1 },
      ...toAmenityAndRoomFlags(sample().free),
    };
    expect(property(sample({ facts })).profile_details).toEqual(details);
    const { super_area_det: _, ...others } = details;
    for (const [propertyType, subtype] of [
      ['residential', 'kothi'],
      ['residential', 'residential-plot'],
      ['commercial', 'commercial-plot'],
    ] as const)
      expect(property(sample({ facts: { ...facts, propertyType, subtype } })).profile_details).toEqual({
        ...others,
        property_type: propertyType,
        property_subtype: subtype,
        plot_area_det: { plot_area: 1250, unit: 1 },
      });
  });

  it('masks the number: the first four digits and one × for each other digit', () => {
    for (const caller of [undefined, buyer]) expect(property(sample(), { caller }).assisted_by).toBe('+91-9876××××××');
    expect(property(sample(), { caller: buyer, interest: { ...interest, saved: true } }).assisted_by).toMatch(/×{6}$/);
    expect(JSON.stringify(property(sample()))).not.toContain('543210');
  });

  it('B-01 B-05 shows the whole number to buyers who contacted the seller', () => {
    const asked = { ...interest, contactedAt: '2026-11-21T06:00:00Z', seller: sampleAccount(1) };
    expect(property(sample(), { caller: buyer, interest: asked })).toMatchObject({
      assisted_by: '+91-9876543210',
      has_access: { can_view: true, is_liked: false },
    });
  });

  it('Z-08 prefixes the number of a verified listing with +91-, and shows it whole only if can_view is true', () => {
    const asked = { ...interest, contactedAt: '2026-11-21T06:00:00Z', seller: sampleAccount(1) };
    const cases = [undefined, buyer, owner, staff].flatMap((caller) =>
      [undefined, interest, { ...interest, saved: true }, asked].map((one) =>
        property(sample(), { caller, interest: caller && one }),
      ),
    );
    const told = cases.map(({ assisted_by, has_access }) => `${has_access.can_view} ${assisted_by}`);
    expect([...new Set(told)].toSorted()).toEqual(['false +91-9876××××××', 'true +91-9876543210']);
  });

  it('Z-09 shows the whole number of a listing under review to its owner and staff', () => {
    for (const caller of [owner, staff])
      expect(property(sample({ state: 'under_review' }), { caller }).assisted_by).toBe('+91-9876543210');
  });

  it('shows no office number if none is configured', () => {
    expect(property(sample(), { assistantPhone: '' }).assisted_by).toBe('');
  });

  it('B-16 shows no number for a demo listing, to any caller', () => {
    for (const caller of [undefined, buyer, owner, staff])
      expect(property(sample({ demo: true }), { caller }).assisted_by).toBe('');
  });

  it('of a listing verified by sample claims no checks, and says what was checked', () => {
    const on = '2026-11-01T06:30:00.000Z';
    const sample_ = { batch: '0190c0de-0000-7000-8000-0000000000ba', listings: 400, checked: 20, failed: 1 };
    const shown = property(
      sample({ verified: { at: on, checks: [], price: 4_500_000, by: 'reviewer', sample: sample_ } }),
    );
    expect(shown).not.toHaveProperty('checked');
    expect(shown.verified).toEqual({
      ...{ on, receipt: [], price_changed_since: false },
      sample: { listings: 400, checked: 20, failed: 1, by: 'reviewer' },
    });
    expect(shown.timeline.map(({ what }) => what)).toEqual(['posted', 'sampled']);
    expect(JSON.stringify(shown)).not.toContain(sample_.batch);
  });

  it('G-09 shows who verified it, when, which checks, and how long they are valid', () => {
    const on = '2026-11-01T06:30:00.000Z';
    const until = '2026-12-01T06:30:00.000Z';
    expect(property(sample()).verified).toEqual({
      on,
      receipt: [{ check: 'phone_reached', by: 'staff', on, until }],
      price_changed_since: false,
    });
    const verified = { ...sample().verified, at: on, by: 'reviewer', price: 4_500_000 } as const;
    const checks = ['phone_reached', 'location_checked'] as const;
    const confirmedAt = '2026-11-20T06:30:00.000Z';
    const { receipt } =
      property(sample({ verified: { ...verified, checks: [...checks] }, confirmedAt })).verified ?? {};
    expect(receipt).toEqual(checks.map((check) => ({ check, by: 'reviewer', on, until: '2026-12-20T06:30:00.000Z' })));
  });

  it('claims no check of a demo listing, or of one that returned to review', () => {
    const demo = property(sample({ demo: true }));
    for (const field of ['verified', 'checked']) expect(demo).not.toHaveProperty(field);
    expect(demo.timeline.map(({ what }) => what)).toEqual(['posted']);
    for (const state of ['under_review', 'rejected'] as const)
      expect(property(sample({ state }), { caller: owner })).not.toHaveProperty('verified');
  });

  it.each([
    [5_400_000, false],
    [5_400_001, true],
    [3_600_000, false],
    [3_599_999, true],
  ])('G-11 marks a price of %i as changed from a verified 4,500,000: %j', (price, changed) => {
    expect(property(sample({ price })).verified?.price_changed_since).toBe(changed);
  });

  it('shows an edit under review and reasons only to its owner and staff', () => {
    const listing = sample({ pending: { ...sample().facts, bedrooms: 4 }, reasons: ['the area is doubtful'] });
    expect(property(listing, { caller: owner })).toMatchObject({
      mine: true,
      edit_status: 'in_review',
      changes: [{ field: 'bedrooms', from: 3, to: 4 }],
      reasons: [],
      profile_details: { bedrooms: 3 },
    });
    expect(property(sample(), { caller: owner })).not.toHaveProperty('changes');
    expect(property(listing, { caller: staff })).toMatchObject({
      ...{ mine: false, edit_status: 'in_review', reasons: ['the area is doubtful'] },
    });
    for (const state of ['verified', 'rejected'] as const)
      expect(property(sample({ state, reasons: ['x'] }), { caller: owner }).reasons).toEqual(['x']);
    for (const caller of [undefined, buyer]) {
      const seen = property(listing, { caller });
      expect(seen).not.toHaveProperty('edit_status');
      expect(seen).not.toHaveProperty('changes');
      expect(seen).not.toHaveProperty('reasons');
      expect(seen).not.toHaveProperty('mine');
    }
  });

  it('G-28 shows that it is sold', () => {
    const sold = property(sample({ state: 'sold', soldAt: '2026-11-20T06:00:00Z' }));
    expect(sold.listing_state).toBe('sold');
    expect(sold.timeline.at(-1)).toEqual({ what: 'sold', on: '2026-11-20T06:00:00Z' });
  });

  it('Y-03 Y-12 shows its history, oldest first, from the posted price', () => {
    const listing = sample({
      price: 4_000_000,
      prices: [
        { at: '2026-10-20T06:00:00Z', from: 5_000_000, to: 4_500_000 },
        { at: '2026-11-10T06:00:00Z', from: 4_500_000, to: 4_000_000 },
      ],
      postedAt: '2026-10-01T06:00:00Z',
      cut: { from: 4_500_000, on: '2026-11-10T06:00:00Z' },
    });
    expect(property(listing).timeline).toEqual([
      { what: 'posted', on: '2026-10-01T06:00:00Z', price: 5_000_000 },
      { what: 'price_changed', on: '2026-10-20T06:00:00Z', from: 5_000_000, price: 4_500_000 },
      { what: 'verified', on: '2026-11-01T06:30:00.000Z' },
      { what: 'price_changed', on: '2026-11-10T06:00:00Z', from: 4_500_000, price: 4_000_000 },
    ]);
    expect(property(listing).price_cut).toEqual({ from: 4_500_000, on: '2026-11-10T06:00:00Z' });
  });

  it('shows the optional details that were given', () => {
    const confirmedAt = '2026-11-05T06:00:00.000Z';
    const facts = { ...sample().facts, ownership: 0 } as const;
    const full = property(sample({ facts, confirmedAt }), { description: 'Morning sun.' });
    expect(full).toMatchObject({ ownership: 0, description: 'Morning sun.', last_confirmed_on: confirmedAt });
    const bare = property(sample());
    for (const field of ['ownership', 'description', 'last_confirmed_on']) expect(bare).not.toHaveProperty(field);
    const { bedrooms: _, ...roomless } = sample().facts;
    const details = property(sample({ facts: roomless })).profile_details;
    for (const field of ['bedrooms', 'bathrooms', 'car_parkings', 'project']) expect(details).not.toHaveProperty(field);
  });

  it('shows contact details in a description only to the owner and staff', () => {
    const description = 'Sunny.\nCall 98765 43210, nau aath saat chhe paanch chaar teen do ek zero or wa.me/owner.';
    for (const caller of [owner, staff])
      expect(property(sample(), { caller, description }).description).toBe(description);
    const contacted = { ...interest, contactedAt: '2026-11-21T06:00:00Z', seller: sampleAccount(1) };
    for (const seen of [{}, { caller: buyer }, { caller: assistant }, { caller: buyer, interest: contacted }])
      expect(property(sample(), { ...seen, description }).description).toBe('Sunny.\nCall […] or […].');
  });

  it('is verified while its verification is valid', () => {
    for (const [state, verified] of [
      ['verified', true],
      ['sold', true],
      ['under_review', false],
      ['rejected', false],
    ] as const)
      expect(property(sample({ state })).is_verified, state).toBe(verified);
    const unverified = property(sample({ verified: undefined, state: 'under_review' }));
    expect(unverified.is_verified).toBe(false);
    expect(unverified.timeline).toEqual([{ what: 'posted', on: '2026-11-01T06:00:00.000Z', price: 4_500_000 }]);
  });
});
