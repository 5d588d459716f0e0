import { composeSlug, filterArea, listingNumber, splitWords } from '@naksha/events/kernel';
import type { ListingDocument } from '../listing/listing-document.ts';
import { findPriceCut } from '../listing/price-cut.ts';
import type { MapRow } from './engine/rows/map-row.ts';

/** @returns what the map shows of the listing; undefined where it is no longer, or not yet again, on the market */
export function toMapRow(listing: ListingDocument): MapRow | undefined {
  if (listing.state !== 'under_review' && listing.state !== 'verified') return undefined;
  const { facts, free, price } = listing;
  const cut = findPriceCut(listing);
  return {
    id: listingNumber(listing.id),
    position: facts.position,
    propertyType: facts.propertyType,
    subtype: facts.subtype,
    bedrooms: facts.bedrooms ?? 0,
    price,
    area: filterArea(facts.subtype, facts.area.sqft),
    sqft: facts.area.sqft,
    state: listing.stale ? 'stale' : listing.state,
    cut: cut ? Math.round(((cut.from - price) / cut.from) * 1000) : 0,
    words: distinctWords(free.title, facts.project ?? '', facts.locality, composeSlug(free.title, listing.id)),
  };
}

const distinctWords = (...texts: string[]): string[] => [...new Set(texts.flatMap(splitWords))];
