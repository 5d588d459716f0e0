import { type BBox, METRES_PER_DEGREE, type PlaceRing, type Position, type TravelMode } from '@naksha/events/kernel';
import { outlineReachedCells } from './isochrone.ts';
import type { Router } from './router.port.ts';
import { MAX_SPEED } from './speeds.ts';
import type { TravelTime } from './travel-times.ts';

/** Valhalla takes several seconds for 500 of them. */
const MAX_POINTS = 2_500;
const MIN_CELL_M = 100;
/** Homes just outside are told their times too. */
const MARGIN_S = 600;
/** Corners of a cell that differ by more have a river, a railway or a bridge between them. */
const MAX_SPREAD_S = 180;

/** A router's times to a place: asked for on a grid, and interpolated between its points. */
export class RoutedTimes {
  private constructor(
    private readonly grid: Grid,
    /** Row by row; NaN where no way is known. */
    private readonly seconds: Float32Array,
  ) {}

  /** @throws RouterUnavailable */
  static async load(
    router: Router,
    target: Position,
    { minutes, by, bounds }: { minutes: number; by: TravelMode; bounds: BBox },
  ): Promise<RoutedTimes> {
    const metres = ((minutes * 60 + MARGIN_S) * MAX_SPEED[by]) / 3.6;
    const grid = new Grid(target, metres, bounds);
    const answer = await router.secondsTo(target, by, grid.points());
    return new RoutedTimes(
      grid,
      Float32Array.from(answer, (one) => one ?? Number.NaN),
    );
  }

  /** Undefined outside the grid and where no way is known. */
  from(position: Position): TravelTime | undefined {
    const { columns, rows } = this.grid;
    const { x, y } = this.grid.cellsTo(position);
    if (!(x >= 0 && y >= 0 && x <= columns - 1 && y <= rows - 1)) return undefined;
    const [left, top] = [Math.min(Math.floor(x), columns - 2), Math.min(Math.floor(y), rows - 2)];
    const [right, down] = [x - left, y - top];
    const first = top * columns + left;
    const corners = [
      [this.seconds[first], (1 - right) * (1 - down)],
      [this.seconds[first + 1], right * (1 - down)],
      [this.seconds[first + columns], (1 - right) * down],
      [this.seconds[first + columns + 1], right * down],
    ].filter(([time]) => !Number.isNaN(time));
    const weight = corners.reduce((sum, [, share]) => sum + share, 0);
    if (weight === 0) return undefined;
    const times = corners.map(([time]) => time);
    return {
      seconds: corners.reduce((sum, [time, share]) => sum + time * share, 0) / weight,
      isAbout: corners.length < 4 || Math.max(...times) - Math.min(...times) > MAX_SPREAD_S,
    };
  }

  outline(seconds: number): PlaceRing[] {
    const { columns, rows } = this.grid;
    const isReached = (column: number, row: number) =>
      (this.from(this.grid.positionAt(column + 0.5, row + 0.5))?.seconds ?? Number.POSITIVE_INFINITY) <= seconds;
    return outlineReachedCells(columns - 1, rows - 1, isReached, (x, y) => this.grid.positionAt(x, y));
  }
}

/** Square cells around the target, no further than the bounds. */
class Grid {
  readonly columns: number;
  readonly rows: number;
  readonly #west: number;
  readonly #south: number;
  readonly #width: number;
  readonly #height: number;

  constructor(target: Position, metres: number, [west, south, east, north]: BBox) {
    const metresPerLng = METRES_PER_DEGREE * Math.cos((target.lat * Math.PI) / 180);
    this.#west = Math.max(west, target.lng - metres / metresPerLng);
    this.#south = Math.max(south, target.lat - metres / METRES_PER_DEGREE);
    const across = Math.max(0, Math.min(east, target.lng + metres / metresPerLng) - this.#west) * metresPerLng;
    const along =
      Math.max(0, Math.min(north, target.lat + metres / METRES_PER_DEGREE) - this.#south) * METRES_PER_DEGREE;
    // Both ends of each row and column are points: (across / cell + 1) × (along / cell + 1) = MAX_POINTS.
    const most = MAX_POINTS - 1;
    const sum = across + along;
    const cell = Math.max(MIN_CELL_M, (sum + Math.sqrt(sum * sum + 4 * across * along * most)) / (2 * most));
    this.columns = Math.max(2, Math.floor(across / cell) + 1);
    this.rows = Math.max(2, Math.floor(along / cell) + 1);
    this.#width = cell / metresPerLng;
    this.#height = cell / METRES_PER_DEGREE;
  }

  points(): Position[] {
    return Array.from({ length: this.columns * this.rows }, (_, k) =>
      this.positionAt(k % this.columns, Math.floor(k / this.columns)),
    );
  }

  positionAt(x: number, y: number): Position {
    return { lat: this.#south + y * this.#height, lng: this.#west + x * this.#width };
  }

  cellsTo({ lat, lng }: Position): { x: number; y: number } {
    return { x: (lng - this.#west) / this.#width, y: (lat - this.#south) / this.#height };
  }
}
