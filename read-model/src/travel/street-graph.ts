import {
  distanceInMeters,
  METRES_PER_DEGREE,
  type Position,
  TRAVEL_MODES,
  type TravelMode,
} from '@naksha/events/kernel';
import { kmhOnStreet } from './speeds.ts';
import { STREET_CLASSES, type StreetClass, type StreetSegment } from './street-file.ts';

export type Snap = { edge: number; along: number; metres: number };

/** Metres. */
const CELL_M = 100;
const MAX_SNAP_M = 3_000;
/** Smaller networks, such as paths within a park or one-way streets without a way back, lead nowhere. */
const LEAST_SHARE = 0.05;

export class StreetGraph {
  /** Metres from the first node, on a plane. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly metres: Float32Array;
  readonly classes: Uint8Array;
  readonly oneWay: Uint8Array;
  /** `edgesAt[firstEdge[node]]` up to before those of the next. */
  readonly firstEdge: Int32Array;
  readonly edgesAt: Int32Array;
  readonly #origin: Position;
  readonly #scaleX: number;
  /** Per mode, edges that it may use and that lead somewhere. */
  readonly #open: Readonly<Record<TravelMode, Uint8Array>>;
  /** Row by row: `edgesIn[firstIn[cell]]` up to before those of the next. */
  readonly #grid: { column: number; row: number; columns: number; rows: number };
  readonly #firstIn: Int32Array;
  readonly #edgesIn: Int32Array;

  constructor(streets: readonly StreetSegment[]) {
    const nodes = new Map<string, number>();
    const positions: Position[] = [];
    const edges: { from: number; to: number; kind: number; isOneWay: boolean }[] = [];
    const nodeAt = (point: Position): number => {
      const key = `${Math.round(point.lat * 1e5)},${Math.round(point.lng * 1e5)}`;
      const known = nodes.get(key);
      if (known !== undefined) return known;
      nodes.set(key, positions.length);
      return positions.push(point) - 1;
    };
    for (const { class: name, isOneWay, points } of streets)
      for (let at = 1; at < points.length; at++) {
        const [from, to] = [nodeAt(points[at - 1]), nodeAt(points[at])];
        if (from !== to) edges.push({ from, to, kind: STREET_CLASSES.indexOf(name), isOneWay });
      }
    this.#origin = positions[0] ?? { lat: 0, lng: 0 };
    this.#scaleX = METRES_PER_DEGREE * Math.cos((this.#origin.lat * Math.PI) / 180);
    const planar = positions.map((position) => this.toPlane(position));
    this.x = Float64Array.from(planar, ({ x }) => x);
    this.y = Float64Array.from(planar, ({ y }) => y);
    this.from = Int32Array.from(edges, ({ from }) => from);
    this.to = Int32Array.from(edges, ({ to }) => to);
    this.classes = Uint8Array.from(edges, ({ kind }) => kind);
    this.oneWay = Uint8Array.from(edges, ({ isOneWay }) => Number(isOneWay));
    this.metres = Float32Array.from(edges, ({ from, to }) => distanceInMeters(positions[from], positions[to]));
    this.firstEdge = new Int32Array(positions.length + 1);
    for (const { from, to } of edges) {
      this.firstEdge[from + 1]++;
      this.firstEdge[to + 1]++;
    }
    for (let node = 0; node < positions.length; node++) this.firstEdge[node + 1] += this.firstEdge[node];
    this.edgesAt = new Int32Array(edges.length * 2);
    const next = this.firstEdge.slice();
    edges.forEach(({ from, to }, edge) => {
      this.edgesAt[next[from]++] = edge;
      this.edgesAt[next[to]++] = edge;
    });
    this.#open = Object.fromEntries(TRAVEL_MODES.map((mode) => [mode, this.#findOpen(mode)])) as Record<
      TravelMode,
      Uint8Array
    >;
    this.#grid = this.#newGrid();
    const cells = this.#listCells();
    this.#firstIn = new Int32Array(this.#grid.columns * this.#grid.rows + 1);
    for (const { cell } of cells) this.#firstIn[cell + 1]++;
    for (let cell = 1; cell < this.#firstIn.length; cell++) this.#firstIn[cell] += this.#firstIn[cell - 1];
    this.#edgesIn = new Int32Array(cells.length);
    const nextIn = this.#firstIn.slice();
    for (const { cell, edge } of cells) this.#edgesIn[nextIn[cell]++] = edge;
  }

  get nodes(): number {
    return this.x.length;
  }

  classOf(edge: number): StreetClass {
    return STREET_CLASSES[this.classes[edge]];
  }

  toPlane({ lat, lng }: Position): { x: number; y: number } {
    return { x: (lng - this.#origin.lng) * this.#scaleX, y: (lat - this.#origin.lat) * METRES_PER_DEGREE };
  }

  toPosition(x: number, y: number): Position {
    return { lat: this.#origin.lat + y / METRES_PER_DEGREE, lng: this.#origin.lng + x / this.#scaleX };
  }

  isOpen(edge: number, by: TravelMode): boolean {
    return this.#open[by][edge] === 1;
  }

  /** Undefined if none is near enough. */
  snap(position: Position, by: TravelMode): Snap | undefined {
    const { column, row, columns, rows } = this.#grid;
    const open = this.#open[by];
    const { x, y } = this.toPlane(position);
    const [c, r] = [Math.floor(x / CELL_M) - column, Math.floor(y / CELL_M) - row];
    let [best, metres] = [-1, MAX_SNAP_M];
    // Points in a ring of cells are at least as far away as the previous ring's width.
    for (let ring = 0; (ring - 1) * CELL_M < metres; ring++)
      for (let dy = -ring; dy <= ring; dy++) {
        if (r + dy < 0 || r + dy >= rows) continue;
        for (let dx = -ring; dx <= ring; dx += Math.abs(dy) === ring ? 1 : Math.max(1, 2 * ring)) {
          if (c + dx < 0 || c + dx >= columns) continue;
          const cell = (r + dy) * columns + c + dx;
          for (let k = this.#firstIn[cell]; k < this.#firstIn[cell + 1]; k++) {
            const edge = this.#edgesIn[k];
            if (open[edge] === 0) continue;
            const away = this.#distance(edge, x, y);
            if (away < metres) [best, metres] = [edge, away];
          }
        }
      }
    return best < 0 ? undefined : { edge: best, along: this.#along(best, x, y), metres };
  }

  #along(edge: number, x: number, y: number): number {
    const [a, b] = [this.from[edge], this.to[edge]];
    const [dx, dy] = [this.x[b] - this.x[a], this.y[b] - this.y[a]];
    return Math.min(1, Math.max(0, ((x - this.x[a]) * dx + (y - this.y[a]) * dy) / (dx * dx + dy * dy || 1)));
  }

  #distance(edge: number, x: number, y: number): number {
    const [a, b] = [this.from[edge], this.to[edge]];
    const along = this.#along(edge, x, y);
    const [px, py] = [this.x[a] + along * (this.x[b] - this.x[a]) - x, this.y[a] + along * (this.y[b] - this.y[a]) - y];
    return Math.sqrt(px * px + py * py);
  }

  #findOpen(by: TravelMode): Uint8Array {
    const networks = this.#findNetworks(by);
    const sizes = new Map<number, number>();
    for (const network of networks) sizes.set(network, (sizes.get(network) ?? 0) + 1);
    const least = Math.max(...sizes.values()) * LEAST_SHARE;
    return Uint8Array.from(this.from, (from, edge) => {
      const network = networks[from];
      const leadsSomewhere = network === networks[this.to[edge]] && sizes.get(network)! >= least;
      return Number(leadsSomewhere && kmhOnStreet(this.classOf(edge), by) > 0);
    });
  }

  /** A network's nodes can all be reached from each other: Tarjan's algorithm, without recursion. */
  #findNetworks(by: TravelMode): Int32Array {
    const { nodes, firstEdge, edgesAt } = this;
    const mayUse = Uint8Array.from(this.classes, (kind) => Number(kmhOnStreet(STREET_CLASSES[kind], by) > 0));
    const networks = new Int32Array(nodes).fill(-1);
    const order = new Int32Array(nodes).fill(-1);
    const lowest = new Int32Array(nodes);
    const next = firstEdge.slice(0, nodes);
    const open: number[] = [];
    const path: number[] = [];
    let visited = 0;
    const visit = (node: number) => {
      order[node] = lowest[node] = visited++;
      open.push(node);
      path.push(node);
    };
    for (let start = 0; start < nodes; start++) {
      if (order[start] < 0) visit(start);
      while (path.length > 0) {
        const node = path[path.length - 1];
        if (next[node] < firstEdge[node + 1]) {
          const edge = edgesAt[next[node]++];
          const to = this.from[edge] === node ? this.to[edge] : this.from[edge];
          if (mayUse[edge] === 0 || (this.to[edge] === node && this.oneWay[edge] === 1 && by !== 'foot')) continue;
          if (order[to] < 0) visit(to);
          else if (networks[to] < 0) lowest[node] = Math.min(lowest[node], order[to]);
          continue;
        }
        path.pop();
        const before = path.at(-1);
        if (before !== undefined) lowest[before] = Math.min(lowest[before], lowest[node]);
        if (lowest[node] < order[node]) continue;
        for (let member = -1; member !== node; ) {
          member = open.pop()!;
          networks[member] = node;
        }
      }
    }
    return networks;
  }

  #newGrid() {
    const cellsOf = (metres: Float64Array): [number, number] => {
      let [least, most] = [0, 0];
      for (const one of metres) [least, most] = [Math.min(least, one), Math.max(most, one)];
      const first = Math.floor(least / CELL_M);
      return [first, Math.floor(most / CELL_M) - first + 1];
    };
    const [column, columns] = cellsOf(this.x);
    const [row, rows] = cellsOf(this.y);
    return { column, row, columns, rows };
  }

  #listCells(): { cell: number; edge: number }[] {
    const { column, row, columns } = this.#grid;
    const cells: { cell: number; edge: number }[] = [];
    for (let edge = 0; edge < this.from.length; edge++) {
      const [a, b] = [this.from[edge], this.to[edge]];
      const [ax, ay, bx, by] = [this.x[a], this.y[a], this.x[b], this.y[b]];
      const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / (CELL_M / 2)));
      let last = -1;
      for (let step = 0; step <= steps; step++) {
        const c = Math.floor((ax + ((bx - ax) * step) / steps) / CELL_M) - column;
        const r = Math.floor((ay + ((by - ay) * step) / steps) / CELL_M) - row;
        const cell = r * columns + c;
        if (cell !== last) cells.push({ cell, edge });
        last = cell;
      }
    }
    return cells;
  }
}
