import {
  attributeNumbers,
  attributeTerms,
  filterArea,
  Gazetteer,
  listingNumber,
  listingTerms,
  listTerms,
  resolvePlaces,
  type Whereabouts,
} from '@naksha/events/kernel';
import type { ListingDocument } from '../listing/listing-document.ts';
import type { MapRow } from './engine/rows/map-row.ts';

const NO_PLACES = new Gazetteer([]);

/** What the map looks at. */
export type Shown = Pick<
  ListingDocument,
  'id' | 'state' | 'facts' | 'free' | 'price' | 'cut' | 'demo' | 'lister' | 'stale'
>;

/**
 * @param gazetteer says where listings lie that were posted before events carried the ids of places
 * @returns what the map shows of the listing; undefined where it is no longer, or not yet again, on the market
 */
export function toMapRow(listing: Shown, gazetteer = NO_PLACES): MapRow | undefined {
  if (listing.state !== 'under_review' && listing.state !== 'verified') return undefined;
  const { facts, free, price, cut } = listing;
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
    area: filterArea(facts.subtype, facts.area.sqft),
    sqft: facts.area.sqft,
    state: listing.stale ? 'stale' : 'verified',
    byOwner: listing.lister === 'owner',
    cut: cut ? Math.round(((cut.from - price) / cut.from) * 1000) : 0,
    attributes: [
      ...attributeTerms({ ...facts, ...free }),
      ...listingTerms({ ...free, photos: facts.photos, isReduced: cut !== undefined }),
    ],
    numbers: attributeNumbers({ ...facts, ...free }),
    words: distinctTerms([free.title, facts.project ?? '', facts.locality ?? ''], listing.id),
  };
}

/** Ids of the places that a listing lies in whose events don't say them. */
const listPlaces = (whereabouts: Whereabouts, gazetteer: Gazetteer): MapRow['places'] =>
  Object.values(resolvePlaces(gazetteer, whereabouts)).sort();

/**
 * What nobody may open has no facts here: whoever asks for a price, an area, bedrooms, who offers it or a word of the title would otherwise
 * learn them from the count of a small box, question by question. No filter holds a zero; one square foot only keeps the
 * price per area a number, and no list names these rows.
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

/** The slug has the title's words and the id. */
const distinctTerms = (texts: string[], id: string): string[] => [...new Set([...texts.flatMap(listTerms), id])];
