import { createArea, METRES_PER_DEGREE, type Position, type Subtype } from '@naksha/events/kernel';
import type { DemoCity, DemoFigures, PriceAnchor } from '../region/read-demo-figures.ts';
import { pickDemoAmenities } from './demo-amenities.ts';
import { type DemoHome, pickDemoAttributes } from './demo-attributes.ts';
import type { DemoListing } from './demo-listing.ts';
import type { DemoPlace } from './demo-places.ts';
import { pickDemoSize, type Size } from './demo-sizes.ts';
import { assignDemoProjects } from './group-into-estates.ts';
import { Random } from './random.ts';

/** The line of sectors 22 and 35 is 35° off the parallel. */
const TURN = (35 * Math.PI) / 180;
/** Half a sector in metres; sectors are about 1,200 by 800. */
const HALF_LENGTH = 560;
const HALF_WIDTH = 380;
const STREET_EVERY = 95;
const FRONTAGE = 13;

/** Streets every 95 m, plots on both sides. */
function pickPositionOnStreet(centre: Position, random: Random): Position {
  const street = Math.round(random.drawBetween(-HALF_WIDTH, HALF_WIDTH) / STREET_EVERY) * STREET_EVERY;
  const side = random.drawChance(0.5) ? 16 : -16;
  const along = Math.round(random.drawBetween(-HALF_LENGTH, HALF_LENGTH) / FRONTAGE) * FRONTAGE;
  return offset(centre, along, street + side);
}

/** Converts metres along the sector's length and width to degrees. Six decimals, about 0.1 m. */
function offset(centre: Position, along: number, across: number): Position {
  const east = along * Math.cos(TURN) - across * Math.sin(TURN);
  const north = along * Math.sin(TURN) + across * Math.cos(TURN);
  const lat = centre.lat + north / METRES_PER_DEGREE;
  const lng = centre.lng + east / (METRES_PER_DEGREE * Math.cos((centre.lat * Math.PI) / 180));
  return { lat: round(lat), lng: round(lng) };
}

const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

export const DEMO_SEED = 20260101;
export const DEMO_SELLERS = 60;
export const DEMO_LISTINGS = 2500;
const TOWERS = 16;
const DAYS = 360;

export type DemoGround = { places: readonly DemoPlace[]; figures: DemoFigures };

export function generateDemoListings(
  { places, figures }: DemoGround,
  size = DEMO_LISTINGS,
  seed = DEMO_SEED,
): DemoListing[] {
  const random = new Random(seed);
  const within = Map.groupBy(places, ({ cityId }) => cityId as string);
  const cities = figures.cities.filter(({ city }) => within.has(city));
  if (cities.length === 0)
    throw new RangeError(
      'No city of demo/cities.csv has a locality. Add localities of these cities to a file in localities/.',
    );
  const weights = cities.map((city) => [city, city.homes] as const);
  const draw = () => {
    const { city, mix } = random.pickWeighted(weights);
    return { place: random.pick(within.get(city) ?? []), mix };
  };
  const towers = Array.from({ length: TOWERS }, (_, number) => makeTower(number, random, draw));
  const homes = Array.from({ length: size }, (_, index) => {
    const inTower = random.drawChance(0.14);
    const home = random.pick(towers);
    const { place, mix } = inTower ? { place: home.place, mix: { flat: 1 } } : draw();
    const subtype = random.pickWeighted(Object.entries(mix) as [Subtype, number][]);
    const position = inTower ? home.position : pickPositionOnStreet(place.position, random);
    const rates = findRates(figures.anchors, place);
    const size = pickDemoSize(subtype, random);
    const drawn = listing(
      index,
      random,
      { place, rates },
      { subtype, size },
      position,
      inTower ? home.project : undefined,
    );
    return { ...drawn, attributes: pickDemoAttributes({ subtype, size }, seed, index) };
  });
  return assignDemoProjects(homes);
}

function makeTower(number: number, random: Random, draw: () => { place: DemoPlace; mix: DemoCity['mix'] }) {
  const { place } = Array.from({ length: 4 }, draw).reduce((best, other) =>
    (other.mix.flat ?? 0) > (best.mix.flat ?? 0) ? other : best,
  );
  const position = offset(place.position, random.drawBetween(-350, 350), random.drawBetween(-250, 250));
  return { place, position, project: `Demo Towers ${number + 1}` };
}

function listing(
  index: number,
  random: Random,
  { place, rates }: { place: DemoPlace; rates: Rates },
  { subtype, size }: DemoHome,
  position: Position,
  project: string | undefined,
): Omit<DemoListing, 'attributes'> {
  const area = { value: size.value, unit: size.unit };
  const price = drawPrice(subtype, createArea(area.value, area.unit).sqft, rates, random);
  const postedDaysAgo = Math.round(DAYS * random.next() ** 1.6 * 100) / 100 + 0.2;
  const underReview = postedDaysAgo < 45 && random.drawChance(0.3);
  const verifiedDaysAgo = underReview ? undefined : postedDaysAgo * random.drawBetween(0.97, 0.999);
  const isCut = !underReview && postedDaysAgo > 20 && random.drawChance(0.17);
  const isSold = !underReview && postedDaysAgo > 60 && random.drawChance(0.12);
  const seller = random.drawInteger(0, DEMO_SELLERS - 1);
  const lister = random.pickWeighted([
    ['owner', 55],
    ['agent', 30],
    ['builder', 10],
    ['relative', 5],
  ] as const);
  // An unused draw, which keeps listings equal to earlier versions.
  if (size.bedrooms) random.next();
  return {
    externalId: `demo-${String(index + 1).padStart(5, '0')}`,
    seller,
    lister,
    propertyType:
      subtype === 'office' || subtype === 'showroom' || subtype === 'commercial-plot' ? 'commercial' : 'residential',
    subtype,
    title: composeTitle(size, place, project),
    price,
    area,
    place,
    position,
    project,
    description: describe(place),
    amenities: pickDemoAmenities(subtype, project, random),
    postedDaysAgo,
    verifiedDaysAgo,
    cut: isCut
      ? {
          daysAgo: postedDaysAgo * random.drawBetween(0.1, 0.8),
          price: roundPrice(price * random.drawBetween(0.84, 0.97)),
        }
      : undefined,
    soldDaysAgo: isSold ? postedDaysAgo * random.drawBetween(0.02, 0.09) : undefined,
  };
}

/** A spread of about a sixth; a building costs a quarter of its land in addition. */
function drawPrice(subtype: Subtype, sqft: number, rates: Rates, random: Random): number {
  const spread = Math.exp(random.drawNormal() * 0.16);
  const land = (sqft / 9) * rates.land;
  const asked = {
    flat: sqft * rates.flat,
    kothi: land * 1.25,
    'residential-plot': land,
    'commercial-plot': land * 2.2,
    office: sqft * rates.flat * 1.2,
    showroom: sqft * rates.flat * 2.4,
    // Farm land costs a small part of a built-up plot.
    other: land * 0.05,
  }[subtype];
  return Math.min(990_000_000, roundPrice(asked * spread));
}

const roundPrice = (rupees: number): number =>
  rupees < 10_000_000 ? Math.max(1, Math.round(rupees / 50_000)) * 50_000 : Math.round(rupees / 100_000) * 100_000;

const composeTitle = (size: Size, place: DemoPlace, project: string | undefined): string =>
  `${size.words[0].toUpperCase()}${size.words.slice(1)} in ${project ? `${project}, ` : ''}${place.locality}, ${place.city}`;

const describe = (place: DemoPlace): string =>
  `This is a demo listing in ${place.locality}, generated to show how this site works. It is not a real property and is not for sale.`;

/** Rupees per square yard of land and per square foot of flat. */
type Rates = Pick<PriceAnchor, 'land' | 'flat'>;

function findRates(anchors: readonly PriceAnchor[], { cityId, id, locality }: DemoPlace): Rates {
  const sector = Number(/Sector (\d+)/.exec(locality)?.[1] ?? Number.NaN);
  const fits = ({ city, locality: only, sectors }: PriceAnchor) =>
    (city ?? cityId) === cityId &&
    (only ?? id) === id &&
    (!sectors || (sector >= sectors.from && sector <= sectors.to));
  const anchor = anchors.find(fits);
  if (!anchor) throw new RangeError(`No demo price is defined for ${id}`);
  return anchor;
}
