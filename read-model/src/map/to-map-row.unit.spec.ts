import {
  type Amenity,
  createArea,
  Gazetteer,
  LISTER_TYPES,
  listingNumber,
  type PhotoId,
  type PlaceId,
} from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { sampleListingDocument as sample } from '../testing/sample-listing.ts';
import { SAMPLE_PLACES } from '../testing/sample-places.ts';
import { toMapRow } from './to-map-row.ts';

const placed = {
  ...sample().facts,
  placeIds: { locality: 'mohali-sector-70' as PlaceId, city: 'mohali' as PlaceId },
};

describe('the map row of a listing', () => {
  it('contains its data, in the units that filters use', () => {
    const listing = sample({ facts: { ...placed, floor: 2 } });
    expect(toMapRow(listing)).toEqual({
      id: listingNumber(listing.id),
      position: { lat: 30.7046, lng: 76.7179 },
      propertyType: 'residential',
      subtype: 'flat',
      bedrooms: 3,
      price: 4_500_000,
      area: 1250,
      sqft: 1250,
      state: 'verified',
      cut: 0,
      demo: false,
      byOwner: true,
      attributes: expect.any(Array),
      numbers: { floor: 2 },
      places: ['mohali', 'mohali-sector-70'],
      words: ['three', 'bedrooms', 'by', 'the', 'park', 'sector', '70', 'sector 70', listing.id],
    });
  });

  it('F-27 measures a kothi in square yards and a flat in square feet', () => {
    const facts = { ...sample().facts, subtype: 'kothi' as const, area: createArea(10, 'marla') };
    expect(toMapRow(sample({ facts }))).toMatchObject({ area: 303, sqft: 2722.5 });
  });

  it('G-01 G-28 exists for listings that are under review or verified, and for none that is sold, rejected or deleted', () => {
    const shown = (['under_review', 'verified', 'rejected', 'sold', 'sold_by_naksha', 'deleted'] as const).filter(
      (state) => toMapRow(sample({ state })),
    );
    expect(shown).toEqual(['under_review', 'verified']);
  });

  it('distinguishes owners from dealers, builders and relatives', () => {
    const owners = LISTER_TYPES.filter((lister) => toMapRow(sample({ lister }))?.byOwner);
    expect(owners).toEqual(['owner']);
  });

  it('contains only position and type of a listing under review', () => {
    const facts = { ...placed, project: 'Ashiana Heights', floor: 2 };
    expect(toMapRow(sample({ state: 'under_review', facts }))).toEqual({
      id: listingNumber(sample().id),
      position: { lat: 30.7046, lng: 76.7179 },
      propertyType: 'residential',
      subtype: 'flat',
      bedrooms: 0,
      price: 0,
      area: 0,
      sqft: 1,
      state: 'under_review',
      cut: 0,
      demo: false,
      byOwner: false,
      attributes: [],
      numbers: {},
      places: ['mohali', 'mohali-sector-70'],
      words: [],
    });
  });

  it('G-14 marks a listing as unconfirmed if nobody has confirmed it', () => {
    expect(toMapRow(sample({ stale: true }))).toMatchObject({ state: 'stale' });
  });

  it('contains the amount of a price cut', () => {
    const cut = { from: 5_000_000, on: '2026-11-05T06:00:00Z' };
    expect(toMapRow(sample({ cut }))?.cut).toBe(100);
    expect(toMapRow(sample({ price: 4_800_000, cut }))?.cut).toBe(40);
    expect(toMapRow(sample())?.cut).toBe(0);
  });

  it('contains amenities, photos and a reduced price for filters, unless it is under review', () => {
    const cut = { from: 5_000_000, on: '2026-11-05T06:00:00Z' };
    const facts = { ...placed, photos: ['0190f7c4-5f6a-7b3c-8d2e-1a2b3c4d5e6f' as PhotoId] };
    const free = { ...sample().free, amenities: ['lift'] satisfies Amenity[] };
    const extras = (listing: Parameters<typeof sample>[0]) =>
      toMapRow(sample(listing))?.attributes.filter((term) => term.startsWith('+'));
    expect(extras({ facts, free, cut })).toEqual(['+lift', '+with_photos', '+price_reduced']);
    expect(extras({ facts: placed, free: { ...free, amenities: [] } })).toEqual([]);
    expect(extras({ facts: placed, lister: 'builder' })).toEqual(['+lift', '+by:builder']);
    expect(extras({ facts, free, cut, lister: 'agent', state: 'under_review' })).toEqual([]);
  });

  it('contains no unknown place', () => {
    expect(toMapRow(sample())?.places).toEqual([]);
    const gazetteer = new Gazetteer(SAMPLE_PLACES);
    expect(toMapRow(sample(), gazetteer)?.places).toEqual(['mohali', 'mohali-sector-70']);
    const posted = { ...sample().facts, placeIds: {} };
    expect(toMapRow(sample({ facts: posted }), gazetteer)?.places).toEqual([]);
  });

  it('F-26 contains the words of title, project, locality and slug', () => {
    const facts = { ...sample().facts, project: 'Ashiana Heights' };
    expect(toMapRow(sample({ facts }))?.words).toEqual(expect.arrayContaining(['ashiana', 'heights', '70', 'park']));
  });
});
