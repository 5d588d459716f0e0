import type { ListingCard } from '@naksha/events/wire/listing-card';
import { formatBhk, formatCardArea, formatRupeesShort } from '../../../shared/format/facts.ts';

/** "₹45.5 Lac", for cards and badges; detail pages show exact rupees. */
export const formatShortPrice = (rupees: number): string => `₹${formatRupeesShort(rupees)}`;

export function listCardFacts({
  bedrooms,
  area,
  property_subtype: subtype,
}: Pick<ListingCard, 'bedrooms' | 'area' | 'property_subtype'>): string[] {
  const size = formatCardArea(area, subtype);
  return bedrooms ? [formatBhk(bedrooms), size] : [size];
}

export const listingPath = ({
  property_subtype,
  slug,
  as_of,
}: Pick<ListingCard, 'property_subtype' | 'slug' | 'as_of'>): string =>
  `/${property_subtype}/${slug}${as_of ? `?at=${as_of}` : ''}`;
