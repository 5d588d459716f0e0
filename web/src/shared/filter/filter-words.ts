import {
  areaFilterUnit,
  distanceInMeters,
  FACETS,
  formatIndianNumber,
  LAKH,
  type MapFilter,
  type NumberRange,
  type Position,
} from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { findNearestLocalities } from '../api/cities.ts';
import { formatRupeesShort } from '../format/facts.ts';
import { t } from '../messages/t.ts';
import { labelOfPlace, listCitiesAndLocalities } from '../places/known-place.ts';
import { joinPlaceInLocale, translateCityName } from '../places/place-name.ts';
import { describeFacetFilter } from './facet-words.ts';
import { describeListingFilters } from './listing-filter-words.ts';

/** "3+ BHK · Flat · Kharar · up to ₹80 Lac". */
export function describeFilter(filter: MapFilter, cities: readonly City[]): string {
  const { propertyType, subtype, bedroom, lister, price, area, place = [], search = [], poly } = filter;
  const unit = t(`trade.unitShort.${subtype ? areaFilterUnit(subtype) : 'sqft'}`);
  const places = listCitiesAndLocalities(cities);
  const words = [
    bedroom && t('searches.words.bedrooms', { n: bedroom }),
    subtype ? t(`trade.subtype.${subtype}`) : propertyType && t(`trade.type.${propertyType}`),
    lister && t(`trade.only.${lister}`),
    ...FACETS.map((facet) => describeFacetFilter(facet, filter[facet.name])),
    ...describeListingFilters(filter).map(({ words }) => words),
    ...place.map((id) => labelOfPlace(id, places, cities)),
    ...search,
    price && rangeWords(price, (lakhs) => `₹${formatRupeesShort(lakhs * LAKH)}`),
    area && rangeWords(area, (value) => t('trade.area', { value: formatIndianNumber(value), unit })),
    poly && areaWords(poly, cities),
  ].filter(Boolean);
  return words.length > 0 ? words.join(' · ') : t('searches.words.all');
}

function rangeWords({ min, max }: NumberRange, shown: (value: number) => string): string {
  if (max === undefined) return t('searches.words.from', { from: shown(min) });
  return min === 0
    ? t('searches.words.to', { to: shown(max) })
    : t('searches.words.between', { from: shown(min), to: shown(max) });
}

/** Metres across; larger areas are named by city. */
const LOCALITY_SIZE = 6000;

function areaWords(corners: readonly Position[], cities: readonly City[]): string {
  const box = findBox(corners);
  if (!box) return t('searches.words.drawn');
  const [south, north] = box;
  const middle = { lat: (south.lat + north.lat) / 2, lng: (south.lng + north.lng) / 2 };
  const [near] = findNearestLocalities(cities, middle, 1);
  const size = distanceInMeters(south, north);
  if (!near || distanceInMeters(near.position, middle) > size / 2) return t('searches.words.mapPart');
  const { name: locality, city } = near;
  const place = size > LOCALITY_SIZE ? translateCityName(cities, city) : joinPlaceInLocale(cities, { locality, city });
  return t('searches.words.around', { place });
}

function findBox(corners: readonly Position[]): [Position, Position] | undefined {
  const [lats, lngs] = [corners.map(({ lat }) => lat), corners.map(({ lng }) => lng)];
  if (corners.length !== 4 || new Set(lats).size !== 2 || new Set(lngs).size !== 2) return undefined;
  return [
    { lat: Math.min(...lats), lng: Math.min(...lngs) },
    { lat: Math.max(...lats), lng: Math.max(...lngs) },
  ];
}
