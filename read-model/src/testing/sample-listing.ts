import type { ListingId } from '@naksha/events/kernel';
import { sampleAccount, sampleFacts, sampleListing } from '@naksha/events/testing';
import type { ListingDocument } from '../listing/listing-document.ts';

export const sampleListingDocument = (changes: Partial<ListingDocument> = {}): ListingDocument => ({
  id: sampleListing(1_000_001) as ListingId,
  seller: sampleAccount(1),
  demo: false,
  lister: 'owner',
  state: 'verified',
  price: 4_500_000,
  facts: sampleFacts,
  free: { title: 'Three bedrooms by the park', amenities: ['lift'], rooms: [] },
  postedAt: '2026-11-01T06:00:00.000Z',
  reasons: [],
  verified: { at: '2026-11-01T06:30:00.000Z', checks: ['phone_reached'], price: 4_500_000 },
  prices: [],
  ...changes,
});
