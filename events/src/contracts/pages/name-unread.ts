import { FACETS, facetParameterName } from '../../kernel/attributes/facets.ts';
import type { UnreadParameter } from '../../kernel/find-unread.ts';
import { LISTING_FILTERS, type ListingFilterName } from '../../kernel/listing-filters.ts';
import type { PlainKey, Translate } from '../messages/index.ts';

const LABELS: Readonly<Record<string, PlainKey>> = {
  property_type: 'home.filter.type',
  property_subtype: 'home.filter.subtype',
  bedroom: 'home.filter.bedroom',
  price_range: 'home.filter.price',
  area_range: 'home.filter.area',
  poly: 'home.filter.drawn',
  lister: 'listing.fact.lister',
  sort: 'home.sort',
};

const LISTING_FILTER_LABELS: Readonly<Record<ListingFilterName, PlainKey>> = {
  amenities: 'filter.amenities',
  rooms: 'trade.room.rooms',
  kinds: 'home.filter.subtype',
  size: 'home.filter.area',
  withPhotos: 'filter.withPhotos',
  priceReduced: 'filter.priceReduced',
  pricePerArea: 'filter.pricePerArea',
  within: 'filter.within',
  notWords: 'filter.notWords',
  notListers: 'filter.notListers',
  postedSince: 'filter.posted',
};

function findLabel(key: string): PlainKey | undefined {
  const facet = FACETS.find((one) => facetParameterName(one) === key);
  if (facet) return `attribute.${facet.name}`;
  const filter = LISTING_FILTERS.find(({ wire }) => wire === key);
  if (filter) return LISTING_FILTER_LABELS[filter.name];
  return Object.hasOwn(LABELS, key) ? LABELS[key] : undefined;
}

export function describeUnreadParameter({ key, value }: UnreadParameter, t: Translate): string {
  const label = findLabel(key);
  return label ? t('home.unread.filter', { label: t(label), value }) : t('home.unread.parameter', { key, value });
}
