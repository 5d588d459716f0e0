import {
  convertSqftToFilterUnit,
  Gazetteer,
  listAttributeIndexTerms,
  listIndexTermsOfText,
  listingNumber,
  listListingIndexTerms,
  pickIndexedNumbers,
  resolvePlaces,
  type Whereabouts,
} from '@naksha/events/kernel';
import type { ListerIds } from '../listing/lister-ids.ts';
import type { ListingDocument } from '../listing/listing-document.ts';
import type { MapRow } from './engine/rows/map-row.ts';

const NO_PLACES = new Gazetteer([]);

export type MappedListing = Pick<
  ListingDocument,
  'id' | 'state' | 'facts' | 'free' | 'price' | 'cut' | 'demo' | 'lister' | 'stale'
> &
  Partial<Pick<ListingDocument, 'seller'>>;

/** Undefined if it is not on the market. `gazetteer` locates listings whose events have no place IDs. */
export function toMapRow(listing: MappedListing, gazetteer = NO_PLACES, listerIds?: ListerIds): MapRow | undefined {
  if (listing.state !== 'under_review' && listing.state !== 'verified') return undefined;
  const { facts, free, price, cut, lister, seller } = listing;
  const shown = {
    id: listingNumber(listing.id),
    position: facts.position,
    propertyType: facts.propertyType,
    subtype: facts.subtype,
    places: facts.placeIds ? Object.values(facts.placeIds).sort() : listPlaces(facts, gazetteer),
    demo: listing.demo,
  };
  if (listing.state === 'under_review') return { ...shown, ...WITHHELD, state: 'under_review', words: [] };
  return {
    ...shown,
    bedrooms: facts.bedrooms ?? 0,
    price,
    area: convertSqftToFilterUnit(facts.subtype, facts.area.sqft),
    sqft: facts.area.sqft,
    state: listing.stale ? 'stale' : 'verified',
    byOwner: lister === 'owner',
    cut: cut ? Math.round(((cut.from - price) / cut.from) * 1000) : 0,
    attributes: [
      ...listAttributeIndexTerms({ ...facts, ...free }),
      ...listListingIndexTerms({
        ...free,
        ...{ photos: facts.photos, isReduced: cut !== undefined, lister },
        listerId: seller && listerIds?.find({ ...listing, seller }),
      }),
    ],
    numbers: pickIndexedNumbers({ ...facts, ...free }),
    words: distinctTerms([free.title, facts.project ?? '', facts.locality ?? ''], listing.id),
  };
}

/** For listings whose events have none. */
const listPlaces = (whereabouts: Whereabouts, gazetteer: Gazetteer): MapRow['places'] =>
  Object.values(resolvePlaces(gazetteer, whereabouts)).sort();

/**
 * Withheld under review: otherwise counting in a small box would reveal them. No filter includes zero; one square
 * foot keeps the price per area a number.
 */
const WITHHELD = {
  bedrooms: 0,
  price: 0,
  area: 0,
  sqft: 1,
  cut: 0,
  byOwner: false,
  attributes: [],
  numbers: {},
} as const;

/** The slug contains the title's words and the ID. */
const distinctTerms = (texts: string[], id: string): string[] => [
  ...new Set([...texts.flatMap(listIndexTermsOfText), id]),
];
