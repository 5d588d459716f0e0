import type { Landmark } from '@naksha/events/kernel';

/** A verified home as its document in the database has it. */
export type HomeRow = {
  id: string;
  price: number;
  lister: string;
  free: { amenities?: string[]; rooms?: string[]; furnishing?: string };
  facts: {
    subtype: string;
    propertyType: string;
    bedrooms?: number;
    area: { sqft: number };
    floor?: number;
    facing?: string;
    possession?: string;
    transaction?: string;
    ownership?: number;
    carParkings?: number;
    reraNumber?: string;
    photos?: unknown[];
    placeIds?: { city?: string; locality?: string };
    position: { lat: number; lng: number };
  };
};
/** A place's document. */
export type PlaceRow = { id: string; names: { en: string }; city?: string };

/** The fields of a reading: `bed=2 place=Kharar`. */
export type Fields = ReadonlyMap<string, string>;
type Fits = (home: HomeRow) => boolean;

export function parseFields(reading: string): Fields {
  const names = [...reading.matchAll(/(?<=^| )([a-z]+)=/g)];
  return new Map(
    names.map((match, k) => [match[1], reading.slice(match.index + match[0].length, names[k + 1]?.index).trim()]),
  );
}

const SQFT: Readonly<Record<string, number>> = { sqft: 1, sqyd: 9, gaj: 9, marla: 272.25, kanal: 5445 };
const LAKH = 100_000;
const NEAR_KM = 3;
/** A straight line that no one walks in 15 minutes. */
const WALK_KM = 1.3;
/** Of bounds, since areas are rounded. */
const TOLERANCE = 0.002;

/** Decides by plain predicates over documents which homes a reading means, without the product's filters. */
export class SearchOracle {
  constructor(
    readonly homes: readonly HomeRow[],
    private readonly places: readonly PlaceRow[],
    private readonly landmarks: readonly Landmark[],
  ) {}

  fits(home: HomeRow, fields: Fields, but: readonly string[] = []): boolean {
    return [...fields].every(([name, value]) => but.includes(name) || this.#predicate(name, value)(home));
  }

  count(fields: Fields, but: readonly string[] = []): number {
    return this.homes.filter((home) => this.fits(home, fields, but)).length;
  }

  #predicate(name: string, value: string): Fits {
    switch (name) {
      case 'kind':
        return ({ facts }) => value.split('|').some((kind) => isOfKind(facts, kind));
      case 'bed': {
        const counts = value.split(',');
        return ({ facts: { bedrooms } }) =>
          bedrooms !== undefined &&
          counts.some((one) => (one.endsWith('+') ? bedrooms >= Number.parseInt(one, 10) : bedrooms === Number(one)));
      }
      case 'price':
        return ({ price }) => isWithin(price / LAKH, parseRange(value));
      case 'area':
        return ({ facts }) => isWithin(facts.area.sqft, parseArea(value));
      case 'floor':
        return ({ facts: { floor } }) => floor !== undefined && isWithin(floor, parseRange(value));
      case 'facing':
        return ({ facts }) => facts.facing === value;
      case 'furnishing':
        return ({ free }) => free.furnishing === value;
      case 'by':
        return ({ lister }) => lister === value;
      case 'status':
        return ({ facts }) => hasStatus(facts, value);
      case 'with':
        return (home) => value.split(',').every((one) => has(home, one));
      case 'place': {
        const ids = new Set(value.split('|').flatMap((one) => this.#findPlaces(one)));
        return ({ facts: { placeIds } }) => ids.has(placeIds?.city ?? '') || ids.has(placeIds?.locality ?? '');
      }
      case 'near': {
        const spots = this.#findLandmarks(value);
        return ({ facts }) => spots.some(({ position }) => kilometres(position, facts.position) <= NEAR_KM);
      }
      default:
        return () => true;
    }
  }

  /** With "walking", a near home must be closer. */
  walks(home: HomeRow, fields: Fields): boolean {
    const near = fields.get('near');
    if (!near || fields.get('mode') !== 'foot') return true;
    return this.#findLandmarks(near).some(({ position }) => kilometres(position, home.facts.position) <= WALK_KM);
  }

  #findPlaces(name: string): string[] {
    const cut = name.lastIndexOf(', ');
    const city = this.places.find(({ names, city }) => !city && names.en === name);
    if (city) return [city.id];
    const named = this.places.filter(({ names }) => names.en === name);
    if (named.length > 0) return named.map(({ id }) => id);
    const inCity = this.places.find(({ names, city }) => !city && names.en === name.slice(cut + 2));
    return this.places
      .filter(({ names, city }) => city === inCity?.id && names.en === name.slice(0, cut))
      .map(({ id }) => id);
  }

  #findLandmarks(name: string): readonly Landmark[] {
    return this.landmarks.filter(({ names, aka }) =>
      [names.en, ...aka].some((one) => one.toLowerCase() === name.toLowerCase()),
    );
  }
}

function isOfKind({ subtype, propertyType }: HomeRow['facts'], kind: string): boolean {
  if (kind === 'plot') return subtype.endsWith('-plot');
  return kind === 'residential' || kind === 'commercial' ? propertyType === kind : subtype === kind;
}

function hasStatus({ possession, transaction }: HomeRow['facts'], status: string): boolean {
  if (status === 'ready') return possession === 'ready';
  if (status === 'under-construction') return possession !== undefined && possession !== 'ready';
  return transaction === status;
}

function has({ facts, free }: HomeRow, what: string): boolean {
  switch (what) {
    case 'parking':
      return (facts.carParkings ?? 0) >= 1;
    case 'rera':
      return facts.reraNumber !== undefined;
    case 'freehold':
      return facts.ownership === 0;
    case 'photos':
      return (facts.photos?.length ?? 0) > 0;
    default:
      return Boolean(free.amenities?.includes(what) || free.rooms?.includes(what));
  }
}

type Bounds = readonly [number, number];
const isWithin = (value: number, [min, max]: Bounds): boolean =>
  value >= min * (1 - TOLERANCE) && value <= max * (1 + TOLERANCE);

function parseRange(text: string): Bounds {
  if (!text.includes('..')) return [Number(text), Number(text)];
  const [min, max] = text.split('..');
  return [min === '' ? 0 : Number(min), max === '' ? Number.POSITIVE_INFINITY : Number(max)];
}

/** Square feet. A single area means within 10 %. */
function parseArea(text: string): Bounds {
  const [figures, unit] = text.split(' ');
  const [min, max] = parseRange(figures);
  const about = figures.includes('..') ? 0 : 0.1;
  return [min * (1 - about) * SQFT[unit], max * (1 + about) * SQFT[unit]];
}

const EARTH_KM = 6371;
function kilometres(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const rad = Math.PI / 180;
  const half = (angle: number) => Math.sin((angle * rad) / 2) ** 2;
  const h = half(b.lat - a.lat) + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * half(b.lng - a.lng);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h));
}
