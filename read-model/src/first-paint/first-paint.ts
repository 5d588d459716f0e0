import {
  type BBox,
  type Camera,
  type Clock,
  listCredits,
  MIN_ZOOM,
  type Position,
  projectToUnitSquare,
  resolvePostedSince,
  toIndianIsoDay,
  unprojectFromUnitSquare,
} from '@naksha/events/kernel';
import type { FirstPaint } from '@naksha/events/wire/first-paint';
import { Inject, Injectable } from '@nestjs/common';
import { Places } from '../catalogue/places.ts';
import type { Cluster, MapQueries } from '../map/engine/map-queries.ts';
import { ListingsQuery } from '../map/listings-query.ts';
import { MapFollower } from '../map/map-follower.ts';
import { PastDays } from '../map/past-days.ts';
import { CLOCK, MAP_ENGINE, REGION } from '../map/tokens.ts';
import { parseFirstPaintView } from './parse-painted-view.ts';

const CARDS = 12;
/** A laptop's map beside its list: the server does not know the window. */
const WINDOW = { width: 1000, height: 800 };

/** Embedded into /home and drawn before the map libraries load. */
@Injectable()
export class FirstPaintQuery {
  constructor(
    @Inject(Places) private readonly places: Places,
    @Inject(REGION) private readonly region: BBox,
    @Inject(MAP_ENGINE) private readonly engine: MapQueries,
    @Inject(MapFollower) private readonly follower: MapFollower,
    @Inject(ListingsQuery) private readonly listings: ListingsQuery,
    @Inject(PastDays) private readonly past: PastDays,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Undefined while the map is loading, and for a past day that is not in memory. */
  async getFirstPaint(search: string): Promise<FirstPaint | undefined> {
    if (!this.follower.ready()) return undefined;
    const { query, sort, camera, at, ...view } = parseFirstPaintView(search, this.places, () =>
      this.cameraShowingListings(),
    );
    const filter = resolvePostedSince(view.filter, at ?? toIndianIsoDay(this.clock.now()));
    if (at !== undefined && !this.past.isCached(at)) return undefined;
    const engine = at === undefined ? this.engine : (await this.past.open(at, filter.within)).engine;
    const bbox = windowAround(camera);
    const zoom = Math.floor(camera.zoom);
    return {
      query,
      camera,
      clusters: engine.clusters(bbox, zoom, filter).map((cluster) => ({
        position: roundPosition(cluster.position),
        count: cluster.count,
      })),
      review: engine.clusters(bbox, zoom, filter, 'review').map(({ position }) => roundPosition(position)),
      page: await this.listings.getPage({ filter, bbox, sort, limit: CARDS }, at),
      credits: listCredits(this.places.gazetteer.places).join(' · '),
    };
  }

  private cameraShowingListings(): Camera {
    const markers = (['open', 'review'] as const).flatMap((layer) =>
      this.engine.clusters(this.region, MIN_ZOOM, {}, layer),
    );
    return cameraShowingClustersOrBox(markers, this.region);
  }
}

const roundPosition = ({ lat, lng }: Position): Position => ({
  lat: Number(lat.toFixed(6)),
  lng: Number(lng.toFixed(6)),
});

function windowAround({ lat, lng, zoom }: FirstPaint['camera']): BBox {
  const middle = projectToUnitSquare({ lat, lng });
  const world = 256 * 2 ** zoom;
  const [dx, dy] = [WINDOW.width / 2 / world, WINDOW.height / 2 / world];
  const within = (value: number) => Math.min(1, Math.max(0, value));
  const northWest = unprojectFromUnitSquare({ x: within(middle.x - dx), y: within(middle.y - dy) });
  const southEast = unprojectFromUnitSquare({ x: within(middle.x + dx), y: within(middle.y + dy) });
  return [northWest.lng, southEast.lat, southEast.lng, northWest.lat];
}

/** Pixels that fit both a laptop's and a phone's map. */
const SIDE = 600;
const NEAREST = 14;

export function cameraShowingClustersOrBox(clusters: readonly Cluster[], [west, south, east, north]: BBox): Camera {
  const corners = [
    { lat: south, lng: west },
    { lat: north, lng: east },
  ];
  const points = (clusters.length > 0 ? clusters.map(({ position }) => position) : corners).map(projectToUnitSquare);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const span = Math.max(right - left, bottom - top, Number.EPSILON);
  const zoom = Math.floor(Math.log2(SIDE / 256 / span));
  const { lat, lng } = unprojectFromUnitSquare({ x: (left + right) / 2, y: (top + bottom) / 2 });
  const rounded = (degrees: number) => Number(degrees.toFixed(5));
  return { lat: rounded(lat), lng: rounded(lng), zoom: Math.min(NEAREST, Math.max(MIN_ZOOM, zoom)) };
}
