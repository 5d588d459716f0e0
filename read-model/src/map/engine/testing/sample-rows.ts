import {
  BATHROOMS,
  composePlaceId,
  createListingNumber,
  listAttributeIndexTerms,
  listIndexTermsOfText,
  listingIdFromNumber,
  OWNERSHIPS,
  type PropertyType,
  type Subtype,
  seededRandom,
  TRICITY_REGION,
} from '@naksha/events/kernel';
import type { MapRow } from '../rows/map-row.ts';

/** Longitude, latitude and spread in degrees. */
const TOWNS = [
  [76.779, 30.733, 0.035],
  [76.717, 30.704, 0.03],
  [76.853, 30.694, 0.025],
  [76.817, 30.643, 0.02],
  [76.645, 30.745, 0.02],
  [76.843, 30.587, 0.015],
  [76.73, 30.8, 0.02],
] as const;
const TOWN_NAMES = ['chandigarh', 'mohali', 'panchkula', 'zirakpur', 'kharar', 'derabassi', 'mullanpur'];
const KINDS: readonly [PropertyType, Subtype][] = [
  ['residential', 'flat'],
  ['residential', 'flat'],
  ['residential', 'flat'],
  ['residential', 'kothi'],
  ['residential', 'residential-plot'],
  ['residential', 'other'],
  ['commercial', 'commercial-plot'],
  ['commercial', 'office'],
  ['commercial', 'showroom'],
  ['commercial', 'other'],
];
const START = Date.UTC(2026, 0, 1);

/** Towns, a few towers with many flats at one point, and long-tailed prices and areas. */
export function* sampleRows(count: number, seed = 42): Generator<MapRow> {
  const random = seededRandom(seed);
  const bell = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const [west, south, east, north] = TRICITY_REGION;
  const towers: { lat: number; lng: number }[] = [];
  for (let k = 0; k < count; k++) {
    const town = Math.floor(random() * TOWNS.length);
    const [lng, lat, spread] = TOWNS[town];
    let position = { lat: lat + bell() * spread, lng: lng + bell() * spread };
    if (random() < 0.2) position = { lat: south + random() * (north - south), lng: west + random() * (east - west) };
    if (towers.length > 0 && random() < 0.1) position = towers[Math.floor(random() * towers.length)];
    else if (random() < 0.01) towers.push(position);
    position.lng = Math.min(east, Math.max(west, position.lng));
    position.lat = Math.min(north, Math.max(south, position.lat));
    const [propertyType, subtype] = KINDS[Math.floor(random() * KINDS.length)];
    const bedrooms =
      subtype === 'flat' || subtype === 'kothi' ? (random() < 0.01 ? 99 : 1 + Math.floor(random() * random() * 7)) : 0;
    const sqft = Math.round(Math.exp(6.9 + bell() * 0.5) * 100) / 100;
    const price = Math.min(999_999_999, Math.round(Math.exp(15.6 + bell() * 0.7) / 1000) * 1000 + 1000);
    const state = random();
    const id = createListingNumber(START + k * 1000, Math.floor(random() * 4096));
    const sector = `${1 + Math.floor(random() * 125)}`;
    yield {
      id,
      position,
      propertyType,
      subtype,
      bedrooms,
      price,
      area: Math.round(subtype === 'flat' ? sqft : sqft / 9),
      sqft,
      state: state < 0.1 ? 'under_review' : state < 0.2 ? 'stale' : 'verified',
      cut: random() < 0.1 ? Math.ceil(random() * 200) : 0,
      demo: false,
      byOwner: id % 5 < 2,
      attributes: listAttributeIndexTerms({ bathrooms: BATHROOMS[id % 4], ownership: OWNERSHIPS[id % 3] }),
      numbers: id % 3 === 0 ? {} : { floor: (id % 13) - 1 },
      places: [composePlaceId(TOWN_NAMES[town]), composePlaceId(TOWN_NAMES[town], 'sector', sector)],
      words: [
        ...listIndexTermsOfText(
          `${bedrooms ? `${bedrooms} bhk ` : ''}${subtype} for sale in sector ${sector} ${TOWN_NAMES[town]}`,
        ),
        ...(random() < 0.3 ? [`project${Math.floor(random() * 500)}`] : []),
        listingIdFromNumber(id),
      ],
    };
  }
}
