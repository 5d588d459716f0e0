import {
  distanceInMeters,
  type Gazetteer,
  type Landmark,
  METRES_PER_DEGREE,
  type Place,
  type PlaceId,
  type PlaceReach,
  type PlaceRing,
  type Position,
  printReach,
  type TravelMode,
} from '@naksha/events/kernel';
import type { KnownStreets, RouterState } from '@naksha/events/wire/reach';
import { computeIsochrone } from './isochrone.ts';
import type { RoutedReaches } from './routed-reaches.ts';
import type { StreetGraph } from './street-graph.ts';
import { type TravelTime, TravelTimes } from './travel-times.ts';

/** Each takes up to a quarter of a megabyte. */
const MAX_CACHED = 64;
const MAX_FINDERS = 2_000;
const CIRCLE_POINTS = 64;

type InMinutes = Extract<PlaceReach, { minutes: number }>;
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
    private readonly routed?: RoutedReaches,
  ) {}

  listLocalities(): readonly Place[] {
    return this.places.gazetteer.list('locality');
  }

  findOrigin(id: PlaceId): Landmark | Place | undefined {
    const { gazetteer } = this.places;
    return gazetteer.findLandmark(id) ?? gazetteer.find(id);
  }

  readonly find = (within: PlaceReach): Finder => {
    const origin = this.findOrigin(within.of);
    if (!origin) return findNothing;
    const key = keyOf(origin.position, within);
    // Another function once the router's times are there.
    return getOrAdd(
      this.#finders,
      this.routed?.find(key) ? `${key} routed` : key,
      () => this.#newFinder(origin.position, within),
      MAX_FINDERS,
    );
  };

  #newFinder(origin: Position, within: PlaceReach): Finder {
    if ('km' in within) return (position) => distanceInMeters(position, origin) <= within.km * 1000;
    const most = within.minutes * 60;
    // Looked up each time, so that saved searches keep no times in memory.
    return (position) => (this.timeTo(origin, within, position)?.seconds ?? Number.POSITIVE_INFINITY) <= most;
  }

  /** Before the filter is used; without it, or while the router is away, times are those of our own streets. */
  async prepare(within: PlaceReach): Promise<void> {
    const origin = this.findOrigin(within.of);
    if (origin && 'minutes' in within) await this.routed?.load(keyOf(origin.position, within), origin.position, within);
  }

  /** Whether the filter uses a router's times. */
  isRouted(within: PlaceReach): boolean {
    const origin = this.findOrigin(within.of);
    return origin !== undefined && this.routed?.find(keyOf(origin.position, within)) !== undefined;
  }

  describe(origin: Position, within: PlaceReach): { streets: KnownStreets; router: RouterState } {
    if ('km' in within) return { streets: 'all', router: 'off' };
    if (this.routed?.find(keyOf(origin, within))) return { streets: 'all', router: 'asked' };
    return { streets: this.#timesTo(origin, within.by)?.streets ?? 'none', router: this.routed ? 'away' : 'off' };
  }

  hasStreets(within: PlaceReach, at: Position): boolean {
    return 'km' in within || this.routed?.state === 'up' || this.streets?.snap(at, within.by) !== undefined;
  }

  /** Undefined if it takes more than an hour, or there are no streets. */
  timeTo(origin: Position, within: InMinutes, from: Position): TravelTime | undefined {
    const routed = this.routed?.find(keyOf(origin, within));
    return routed ? routed.from(from) : this.#timesTo(origin, within.by)?.from(from);
  }

  outline(origin: Position, within: PlaceReach): readonly PlaceRing[] {
    if ('km' in within) return [circle(origin, within.km * 1000)];
    const key = keyOf(origin, within);
    const seconds = within.minutes * 60;
    const routed = this.routed?.find(key);
    if (routed) return getOrAdd(this.#outlines, `${key} routed`, () => routed.outline(seconds));
    return getOrAdd(this.#outlines, key, () => {
      const times = this.#timesTo(origin, within.by);
      return times && this.streets ? computeIsochrone(this.streets, times, seconds) : [];
    });
  }

  #timesTo(origin: Position, by: TravelMode): TravelTimes | undefined {
    const { streets } = this;
    if (!streets) return undefined;
    return getOrAdd(this.#times, `${origin.lat},${origin.lng} ${by}`, () => new TravelTimes(streets, origin, by));
  }
}

const keyOf = ({ lat, lng }: Position, within: PlaceReach): string => `${lat},${lng} ${printReach(within)}`;

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
