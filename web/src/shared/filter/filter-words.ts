import { chooseFilterUnit, FACETS, formatNumber, LAKH, type MapFilter, type Range } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { formatRupeesShort } from '../format/facts.ts';
import { t } from '../messages/t.ts';
import { listPlaces, placeLabel } from '../places/known-place.ts';
import { areaWords } from './area-words.ts';
import { facetWords } from './facet-words.ts';
import { listingFilterWords } from './listing-filter-words.ts';

/** "3+ BHK · Flat · Kharar · up to ₹80 Lac". */
export function filterWords(filter: MapFilter, cities: readonly City[]): string {
  const { propertyType, subtype, bedroom, lister, price, area, place = [], search = [], poly } = filter;
  const unit = t(`trade.unitShort.${subtype ? chooseFilterUnit(subtype) : 'sqft'}`);
  const places = listPlaces(cities);
  const words = [
    bedroom && t('searches.words.bedrooms', { n: bedroom }),
    subtype ? t(`trade.subtype.${subtype}`) : propertyType && t(`trade.type.${propertyType}`),
    lister && t(`trade.only.${lister}`),
    ...FACETS.map((facet) => facetWords(facet, filter[facet.name])),
    ...listingFilterWords(filter).map(({ words }) => words),
    ...place.map((id) => placeLabel(id, places, cities)),
    ...search,
    price && rangeWords(price, (lakhs) => `₹${formatRupeesShort(lakhs * LAKH)}`),
    area && rangeWords(area, (value) => t('trade.area', { value: formatNumber(value), unit })),
    poly && areaWords(poly, cities),
  ].filter(Boolean);
  return words.length > 0 ? words.join(' · ') : t('searches.words.all');
}

function rangeWords({ min, max }: Range, shown: (value: number) => string): string {
  if (max === undefined) return t('searches.words.from', { from: shown(min) });
  return min === 0
    ? t('searches.words.to', { to: shown(max) })
    : t('searches.words.between', { from: shown(min), to: shown(max) });
}
