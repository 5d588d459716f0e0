import { type Position, type TravelMode, WITHIN_MINUTES } from '@naksha/events/kernel';
import type { KnownStreets } from '@naksha/events/wire/reach';
import { kmhOffStreet, kmhOnStreet } from './speeds.ts';
import { STREET_CLASSES } from './street-file.ts';
import type { Snap, StreetGraph } from './street-graph.ts';

/** `includesListing`: the pack has only main roads there, or none near by. */
export type TravelTime = { seconds: number; isAbout: boolean };

const MAX_SECONDS = Math.max(...WITHIN_MINUTES) * 60;
/** A street further away than that is not the one that leads to the door. */
const NEAR_STREET_M = 250;

/** Found once, up to an hour. */
export class TravelTimes {
  /** Infinite beyond an hour. */
  readonly seconds: Float32Array;
  readonly #speeds: readonly number[];
  readonly #target: Snap | undefined;

  constructor(
    private readonly graph: StreetGraph,
    target: Position,
    private readonly by: TravelMode,
  ) {
    // Metres a second.
    this.#speeds = STREET_CLASSES.map((name) => kmhOnStreet(name, by) / 3.6);
    this.seconds = new Float32Array(graph.nodes).fill(Number.POSITIVE_INFINITY);
    this.#target = graph.snap(target, by);
    if (this.#target) this.#search(this.#target);
  }

  /** Undefined if it takes more than an hour, or no street is near. */
  from(position: Position): TravelTime | undefined {
    const snap = this.graph.snap(position, this.by);
    if (!snap || !this.#target) return undefined;
    const { edge, along } = snap;
    const whole = this.edgeSeconds(edge);
    const isTwoWay = this.#isTwoWay(edge);
    const ways = [
      this.seconds[this.graph.to[edge]] + (1 - along) * whole,
      isTwoWay ? this.seconds[this.graph.from[edge]] + along * whole : Number.POSITIVE_INFINITY,
    ];
    const ahead = this.#target.along - along;
    if (edge === this.#target.edge && (ahead >= 0 || isTwoWay))
      ways.push(Math.abs(ahead) * whole + this.#offStreet(this.#target));
    const seconds = Math.min(...ways) + this.#offStreet(snap);
    if (!(seconds <= MAX_SECONDS)) return undefined;
    return { seconds, isAbout: this.#isCoarse(snap) || this.#isCoarse(this.#target) };
  }

  /** Near the place. */
  get streets(): KnownStreets {
    if (!this.#target) return 'none';
    return this.#isCoarse(this.#target) ? 'main' : 'all';
  }

  edgeSeconds(edge: number): number {
    return this.graph.metres[edge] / this.#speeds[this.graph.classes[edge]];
  }

  #isTwoWay(edge: number): boolean {
    return this.by === 'foot' || this.graph.oneWay[edge] === 0;
  }

  #offStreet({ metres }: Snap): number {
    return metres / (kmhOffStreet(this.by) / 3.6);
  }

  #isCoarse({ edge, metres }: Snap): boolean {
    return metres > NEAR_STREET_M || this.graph.classOf(edge) === 'main';
  }

  /** Dijkstra's algorithm against the direction of travel, with nodes in buckets of a second. */
  #search(target: Snap): void {
    const { graph, seconds, by } = this;
    const buckets: number[][] = Array.from({ length: MAX_SECONDS + 1 }, () => []);
    const reach = (node: number, at: number) => {
      if (at >= seconds[node] || at > MAX_SECONDS) return;
      seconds[node] = at;
      buckets[Math.floor(seconds[node])].push(node);
    };
    const whole = this.edgeSeconds(target.edge);
    const off = this.#offStreet(target);
    reach(graph.from[target.edge], target.along * whole + off);
    if (this.#isTwoWay(target.edge)) reach(graph.to[target.edge], (1 - target.along) * whole + off);
    for (let second = 0; second <= MAX_SECONDS; second++)
      // Short edges add to the bucket that is being emptied.
      for (let k = 0; k < buckets[second].length; k++) {
        const node = buckets[second][k];
        const at = seconds[node];
        if (at < second) continue;
        for (let i = graph.firstEdge[node]; i < graph.firstEdge[node + 1]; i++) {
          const edge = graph.edgesAt[i];
          if (!graph.isOpen(edge, by)) continue;
          // An edge leads here from its first node, and from its second where it may be travelled both ways.
          const isEnd = graph.to[edge] === node;
          if (!isEnd && !this.#isTwoWay(edge)) continue;
          reach(isEnd ? graph.from[edge] : graph.to[edge], Math.fround(at + this.edgeSeconds(edge)));
        }
      }
  }
}
