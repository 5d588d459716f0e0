import type { ListingCard } from '@naksha/events/wire/listing-card';
import { formatBhk } from '../format/facts.ts';
import { t } from '../messages/t.ts';

export type Pictured = Pick<ListingCard, 'property_subtype' | 'bedrooms' | 'locality' | 'city'>;

/** "Photo 1 of 6: 3 BHK flat in Sector 70". */
export function describePhoto(
  { property_subtype: subtype, bedrooms, ...place }: Pictured,
  at: number,
  count: number,
): string {
  const kind = t(`trade.subtype.${subtype}`).toLowerCase();
  const what = bedrooms ? `${formatBhk(bedrooms)} ${kind}` : kind;
  const where = place.locality || place.city;
  return t('photos.alt', { at, count, what: where ? t('trade.inPlace', { what, where }) : what });
}
