import type { ListingCard } from '@naksha/events/wire/listing-card';
import { formatBhk } from '../format/facts.ts';
import { t } from '../messages/t.ts';

export type Pictured = Pick<ListingCard, 'property_subtype' | 'bedrooms' | 'locality' | 'city'>;

/** "Photo 1 of 6: 3 BHK flat in Sector 70". */
export const describePhoto = (pictured: Pictured, at: number, count: number): string =>
  t('photos.alt', { at, count, what: describePictured(pictured) });

/** "3 BHK flat in Sector 70" */
export function describePictured({ property_subtype: subtype, bedrooms, ...place }: Pictured): string {
  const kind = t(`trade.subtype.${subtype}`).toLowerCase();
  const what = bedrooms ? `${formatBhk(bedrooms)} ${kind}` : kind;
  const where = place.locality || place.city;
  return where ? t('trade.inPlace', { what, where }) : what;
}
