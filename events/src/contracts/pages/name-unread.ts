import { FACETS, facetWire } from '../../kernel/attributes/facets.ts';
import type { Unread } from '../../kernel/find-unread.ts';
import type { PlainKey, Translate } from '../messages/index.ts';

const LABELS: Readonly<Record<string, PlainKey>> = {
  property_type: 'home.filter.type',
  property_subtype: 'home.filter.subtype',
  bedroom: 'home.filter.bedroom',
  price_range: 'home.filter.price',
  area_range: 'home.filter.area',
  poly: 'home.filter.drawn',
  amenities: 'filter.amenities',
  rooms: 'trade.room.rooms',
  kinds: 'home.filter.subtype',
  size: 'home.filter.area',
  with_photos: 'filter.withPhotos',
  price_reduced: 'filter.priceReduced',
  price_per_area: 'filter.pricePerArea',
  within: 'filter.within',
  not_words: 'filter.notWords',
  posted_since: 'filter.posted',
  lister: 'listing.fact.lister',
  sort: 'home.sort',
};

/** The label of a filter parameter that could not be read, or its name without one. */
export function nameUnread({ key, value }: Unread, t: Translate): string {
  const facet = FACETS.find((one) => facetWire(one) === key);
  const label = facet ? (`attribute.${facet.name}` as const) : Object.hasOwn(LABELS, key) && LABELS[key];
  return label ? t('home.unread.filter', { label: t(label), value }) : t('home.unread.parameter', { key, value });
}
