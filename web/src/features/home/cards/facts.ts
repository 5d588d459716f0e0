import { MORE, shortRupees } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import { shownCardArea } from '../../../shared/format/facts.ts';
import { t } from '../../../shared/messages/t.ts';

/** "₹45.5 Lac": the short form is for cards and badges, detail pages show exact rupees. */
export const cardPrice = (rupees: number): string => `₹${shortRupees(rupees)}`;

/** "3 BHK", or "9+ BHK" beyond nine (requirement M-12). */
export const bedroomsText = (bedrooms: number): string =>
  bedrooms === MORE ? t('home.moreBedrooms') : t('trade.bhk', { n: bedrooms });

/** Bedrooms and area, the figures people compare by. */
export function listFacts({
  bedrooms,
  area,
  property_subtype: subtype,
}: Pick<ListingCard, 'bedrooms' | 'area' | 'property_subtype'>): string[] {
  const size = shownCardArea(area, subtype);
  return bedrooms ? [bedroomsText(bedrooms), size] : [size];
}

export const listingPath = ({ property_subtype, slug }: Pick<ListingCard, 'property_subtype' | 'slug'>): string =>
  `/${property_subtype}/${slug}`;
