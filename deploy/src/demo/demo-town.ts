import {
  type Amenity,
  type AreaUnit,
  type ListerType,
  type Position,
  type Subtype,
  toArea,
} from '@naksha/events/kernel';
import { drawAmenities } from './demo-amenities.ts';
import type { DemoPlace } from './demo-places.ts';
import { drawSize, type Size } from './demo-sizes.ts';
import { findRates } from './price-anchors.ts';
import { Random } from './random.ts';
import { offset, onAStreet } from './street-grid.ts';

/** A listing of the demo, and what happens to it afterwards. Times are days before "today". */
export type DemoListing = {
  externalId: string;
  /** Index into the demo sellers. */
  seller: number;
  lister: ListerType;
  propertyType: 'residential' | 'commercial';
  subtype: Subtype;
  title: string;
  price: number;
  area: { value: number; unit: AreaUnit };
  bedrooms?: number;
  bathrooms?: number;
  carParkings?: number;
  place: DemoPlace;
  position: Position;
  project?: string;
  description: string;
  amenities: Amenity[];
  postedDaysAgo: number;
  /** Undefined: still under review. */
  verifiedDaysAgo?: number;
  cut?: { daysAgo: number; price: number };
  soldDaysAgo?: number;
};

export const DEMO_SEED = 20260101;
export const DEMO_SELLERS = 60;
export const DEMO_LISTINGS = 2500;
const TOWERS = 16;
const DAYS = 360;

const MIX: Record<string, readonly (readonly [Subtype, number])[]> = {
  Chandigarh: [
    ['kothi', 34],
    ['flat', 30],
    ['showroom', 14],
    ['office', 10],
    ['residential-plot', 6],
    ['commercial-plot', 3],
    ['other', 3],
  ],
  Mohali: [
    ['flat', 42],
    ['kothi', 20],
    ['residential-plot', 16],
    ['office', 9],
    ['showroom', 6],
    ['commercial-plot', 5],
    ['other', 2],
  ],
  Zirakpur: [
    ['flat', 58],
    ['residential-plot', 14],
    ['kothi', 10],
    ['showroom', 8],
    ['commercial-plot', 5],
    ['office', 3],
    ['other', 2],
  ],
  Panchkula: [
    ['flat', 36],
    ['kothi', 28],
    ['residential-plot', 16],
    ['showroom', 8],
    ['office', 5],
    ['commercial-plot', 4],
    ['other', 3],
  ],
};
const ELSEWHERE: readonly (readonly [Subtype, number])[] = [
  ['flat', 40],
  ['residential-plot', 34],
  ['kothi', 16],
  ['commercial-plot', 5],
  ['showroom', 3],
  ['other', 2],
];
/** Where most is for sale. */
const WEIGHT: Record<string, number> = { Mohali: 1.3, Zirakpur: 1.5, Chandigarh: 0.7, Panchkula: 0.9 };

/** The whole demo town, the same for the same places. */
export function demoTown(places: readonly DemoPlace[], size = DEMO_LISTINGS, seed = DEMO_SEED): DemoListing[] {
  const random = new Random(seed);
  const towers = Array.from({ length: TOWERS }, (_, number) => tower(number, random, places));
  const weights = places.map((place) => [place, WEIGHT[place.city] ?? 0.8] as const);
  return Array.from({ length: size }, (_, index) => {
    const inTower = random.chance(0.14);
    const home = random.pick(towers);
    const place = inTower ? home.place : random.weighted(weights);
    const subtype = inTower ? 'flat' : random.weighted(MIX[place.city] ?? ELSEWHERE);
    const position = inTower ? home.position : onAStreet(place.position, random);
    return listing(index, random, place, subtype, position, inTower ? home.project : undefined);
  });
}

function tower(number: number, random: Random, places: readonly DemoPlace[]) {
  const place = random.pick(places.filter(({ city }) => city !== 'Chandigarh'));
  const position = offset(place.position, random.between(-350, 350), random.between(-250, 250));
  return { place, position, project: `Demo Towers ${number + 1}` };
}

function listing(
  index: number,
  random: Random,
  place: DemoPlace,
  subtype: Subtype,
  position: Position,
  project: string | undefined,
): DemoListing {
  const size = drawSize(subtype, random);
  const area = { value: size.value, unit: size.unit };
  const price = drawPrice(subtype, toArea(area.value, area.unit).sqft, findRates(place), random);
  const postedDaysAgo = Math.round(DAYS * random.next() ** 1.6 * 100) / 100 + 0.2;
  const underReview = postedDaysAgo < 45 && random.chance(0.3);
  const verifiedDaysAgo = underReview ? undefined : postedDaysAgo * random.between(0.97, 0.999);
  const isCut = !underReview && postedDaysAgo > 20 && random.chance(0.17);
  const isSold = !underReview && postedDaysAgo > 60 && random.chance(0.12);
  return {
    externalId: `demo-${String(index + 1).padStart(5, '0')}`,
    seller: random.whole(0, DEMO_SELLERS - 1),
    lister: random.weighted([
      ['owner', 55],
      ['agent', 30],
      ['builder', 10],
      ['relative', 5],
    ] as const),
    propertyType:
      subtype === 'office' || subtype === 'showroom' || subtype === 'commercial-plot' ? 'commercial' : 'residential',
    subtype,
    title: composeTitle(size, place, project),
    price,
    area,
    bedrooms: size.bedrooms,
    bathrooms: size.bedrooms && Math.min(3, Math.max(1, size.bedrooms - 1)),
    carParkings: size.bedrooms && random.whole(0, subtype === 'kothi' ? 3 : 2),
    place,
    position,
    project,
    description: describe(subtype, place),
    amenities: drawAmenities(subtype, project, random),
    postedDaysAgo,
    verifiedDaysAgo,
    cut: isCut
      ? { daysAgo: postedDaysAgo * random.between(0.1, 0.8), price: rounded(price * random.between(0.84, 0.97)) }
      : undefined,
    soldDaysAgo: isSold ? postedDaysAgo * random.between(0.02, 0.09) : undefined,
  };
}

/** Rupees from the locality's anchor and a spread of about a sixth; building cost at a quarter of the land where there is a house on it. */
function drawPrice(subtype: Subtype, sqft: number, rates: { land: number; flat: number }, random: Random): number {
  const spread = Math.exp(random.normal() * 0.16);
  const land = (sqft / 9) * rates.land;
  const asked = {
    flat: sqft * rates.flat,
    kothi: land * 1.25,
    'residential-plot': land,
    'commercial-plot': land * 2.2,
    office: sqft * rates.flat * 1.2,
    showroom: sqft * rates.flat * 2.4,
    // Farm land at the edge of town, a small part of what a built-up plot costs.
    other: land * 0.05,
  }[subtype];
  return Math.min(990_000_000, rounded(asked * spread));
}

/** As people ask: to the nearest 50,000 below a crore, to the nearest lakh above. */
const rounded = (rupees: number): number =>
  rupees < 10_000_000 ? Math.max(1, Math.round(rupees / 50_000)) * 50_000 : Math.round(rupees / 100_000) * 100_000;

const composeTitle = (size: Size, place: DemoPlace, project: string | undefined): string =>
  `${size.words[0].toUpperCase()}${size.words.slice(1)} in ${project ? `${project}, ` : ''}${place.locality}, ${place.city}`;

const describe = (subtype: Subtype, place: DemoPlace): string =>
  `This is a demo listing, made by a program to show how Naksha works. There is no such ${subtype.replace('-', ' ')} in ${place.locality}, and nobody can sell it to you.`;
