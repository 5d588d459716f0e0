import {
  distanceM,
  type Gazetteer,
  type Landmark,
  METRES_PER_DEGREE,
  type Place,
  type PlaceId,
  type PlaceRing,
  type Position,
  printWithin,
  type TravelMode,
  type Within,
} from '@naksha/events/kernel';
import { drawIsochrone } from './isochrone.ts';
import type { StreetGraph } from './street-graph.ts';
import { type TravelTime, TravelTimes } from './travel-times.ts';

/** Each takes up to a quarter of a megabyte. */
const MAX_CACHED = 64;
const MAX_FINDERS = 2_000;
const CIRCLE_POINTS = 64;

type Finder = (position: Position) => boolean;
const findNothing: Finder = () => false;

export const REACHES = Symbol('Reaches');

export class Reaches {
  readonly #times = new Map<string, TravelTimes>();
  /** The same function for the same answers, so that filters are not compiled again. */
  readonly #finders = new Map<string, Finder>();
  readonly #outlines = new Map<string, readonly PlaceRing[]>();

  constructor(
    private readonly places: { readonly gazetteer: Gazetteer },
    readonly streets?: StreetGraph,
  ) {}

  findOrigin(id: PlaceId): Landmark | Place | undefined {
    const { gazetteer } = this.places;
    return gazetteer.findLandmark(id) ?? gazetteer.find(id);
  }

  readonly find = (within: Within): Finder => {
    const origin = this.findOrigin(within.of);
    if (!origin) return findNothing;
    const key = `${origin.position.lat},${origin.position.lng} ${printWithin(within)}`;
    return getOrAdd(this.#finders, key, () => this.#newFinder(origin.position, within), MAX_FINDERS);
  };

  #newFinder(origin: Position, within: Within): Finder {
    if ('km' in within) return (position) => distanceM(position, origin) <= within.km * 1000;
    const most = within.minutes * 60;
    // Looked up each time, so that saved searches keep no times in memory.
    return (position) => (this.timeTo(origin, within.by, position)?.seconds ?? Number.POSITIVE_INFINITY) <= most;
  }

  /** Undefined if it takes more than an hour, or there are no streets. */
  timeTo(origin: Position, by: TravelMode, from: Position): TravelTime | undefined {
    return this.#timesTo(origin, by)?.from(from);
  }

  outline(origin: Position, within: Within): readonly PlaceRing[] {
    if ('km' in within) return [circle(origin, within.km * 1000)];
    const key = `${origin.lat},${origin.lng} ${printWithin(within)}`;
    return getOrAdd(this.#outlines, key, () => {
      const times = this.#timesTo(origin, within.by);
      return times && this.streets ? drawIsochrone(this.streets, times, within.minutes * 60) : [];
    });
  }

  #timesTo(origin: Position, by: TravelMode): TravelTimes | undefined {
    const { streets } = this;
    if (!streets) return undefined;
    return getOrAdd(this.#times, `${origin.lat},${origin.lng} ${by}`, () => new TravelTimes(streets, origin, by));
  }
}

function getOrAdd<T>(cache: Map<string, T>, key: string, make: () => T, limit = MAX_CACHED): T {
  const known = cache.get(key);
  cache.delete(key);
  const value = known ?? make();
  cache.set(key, value);
  if (cache.size > limit) cache.delete(cache.keys().next().value!);
  return value;
}

function circle({ lat, lng }: Position, metres: number): PlaceRing {
  const radius = metres / METRES_PER_DEGREE;
  const narrow = Math.cos((lat * Math.PI) / 180);
  return Array.from({ length: CIRCLE_POINTS }, (_, k) => {
    const angle = (2 * Math.PI * k) / CIRCLE_POINTS;
    return [round(lng + (radius * Math.cos(angle)) / narrow), round(lat + radius * Math.sin(angle))] as const;
  });
}

const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
