import type { ListingId, Place, PlaceIds } from '@naksha/events/kernel';
import { sampleFacts, sampleListing } from '@naksha/events/testing';
import type { ListingDocument } from '../listing/listing-document.ts';
import { sampleListingDocument } from './sample-listing.ts';
import { sampleCity, sampleLocality } from './sample-places.ts';

const at = { lat: 30.7, lng: 76.7 };

/** Names in three languages, numbers, and a name used in several cities. */
export const SEARCH_PLACES: readonly Place[] = [
  { ...sampleCity('Mohali', at), aka: ['SAS Nagar'] },
  { ...sampleCity('Chandigarh', at), names: { en: 'Chandigarh', hi: 'चंडीगढ़', pa: 'ਚੰਡੀਗੜ੍ਹ' } },
  { ...sampleCity('Kharar', at), names: { en: 'Kharar', hi: 'खरड़', pa: 'ਖਰੜ' } },
  { ...sampleCity('New Chandigarh', at), aka: ['Mullanpur'] },
  { ...sampleLocality('Mohali', 'Phase 7', at), aka: ['Sector 61'] },
  sampleLocality('Mohali', 'Sector 70', at),
  sampleLocality('Mohali', 'Sector 17', at),
  sampleLocality('Chandigarh', 'Sector 7', at),
  sampleLocality('Chandigarh', 'Sector 17', at),
  ...Array.from({ length: 25 }, (_, k) => sampleLocality('Kharar', `Block ${k + 1}`, at)),
  { ...sampleLocality('Mohali', 'Sunrise Towers', at), kind: 'project' },
  sampleLocality('Mohali', 'Sunny Enclave', at),
];

const ids = (placeIds: Record<string, string>) => placeIds as PlaceIds;

export const sampleSearchListing = (
  number: number,
  title: string,
  facts: Partial<ListingDocument['facts']> = {},
  changes: Partial<ListingDocument> = {},
): ListingDocument =>
  sampleListingDocument({
    id: sampleListing(2_000_000 + number) as ListingId,
    facts: { ...sampleFacts, placeIds: ids({ city: 'mohali', locality: 'mohali-sector-70' }), ...facts },
    free: { title, amenities: [], rooms: [] },
    ...changes,
  });

const inChandigarh = (sector: number) => ({
  city: 'Chandigarh',
  locality: `Sector ${sector}`,
  placeIds: ids({ city: 'chandigarh', locality: `chandigarh-sector-${sector}` }),
});

const inCity = (city: string) => ({
  city,
  locality: undefined,
  placeIds: ids({ city: city.toLowerCase().replace(' ', '-') }),
});

export const SEARCH_LISTINGS: readonly ListingDocument[] = [
  sampleSearchListing(1, 'Sunlit penthouse with terrace'),
  sampleSearchListing(2, 'Sunlit cottage', { ...inChandigarh(7), subtype: 'kothi', bedrooms: 4 }, { lister: 'agent' }),
  sampleSearchListing(3, 'Kothi in Sector 17, 7 marla', { ...inChandigarh(17), subtype: 'kothi', bedrooms: 4 }),
  sampleSearchListing(4, '2BHK near the gurdwara', { bedrooms: 2 }, { price: 3_000_000 }),
  sampleSearchListing(5, '<b>Bungalow</b> & "garden"'),
  sampleSearchListing(6, 'Observatory flat under review', {}, { state: 'under_review' }),
  sampleSearchListing(7, 'Planetarium flat, sold', {}, { state: 'sold' }),
  sampleSearchListing(8, 'Sunrise view flat'),
  sampleSearchListing(9, 'Café corner house'),
  sampleSearchListing(10, 'Quiet ground floor', { ...inCity('Kharar'), bedrooms: 2 }),
  sampleSearchListing(11, 'Quiet upper floor', { ...inCity('New Chandigarh'), bedrooms: 2 }),
];
