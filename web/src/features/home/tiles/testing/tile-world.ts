import type { TileAddress } from '@naksha/events/kernel';
import type { MapMarker } from '../decode-tile.ts';
import { listDistinctMarkers, type TileView } from '../tile-picture.ts';
import type { TilePorts, TileRequest } from '../tile-ports.ts';
import type { TileSource } from '../tile-source.ts';

type Asked = TileRequest & { answer(markers?: MapMarker[]): void; fail(): void };

export class TileWorld implements TilePorts {
  readonly asked: Asked[] = [];
  #now = 1_000;
  #timers: { at: number; run: () => void }[] = [];
  #idle: (() => void)[] = [];

  fetch(request: TileRequest): Promise<MapMarker[]> {
    return new Promise((resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
      const { address, filter } = request;
      this.asked.push({
        ...request,
        answer: (markers = [sampleClusterMarker(address, filter)]) => resolve(markers),
        fail: () => reject(new TypeError('Failed to fetch')),
      });
    });
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.#now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  whenIdle(run: () => void): () => void {
    this.#idle.push(run);
    return () => {
      this.#idle = this.#idle.filter((other) => other !== run);
    };
  }

  pass(ms: number): void {
    this.#now += ms;
    const due = this.#timers.filter(({ at }) => at <= this.#now);
    this.#timers = this.#timers.filter(({ at }) => at > this.#now);
    for (const { run } of due.sort((a, b) => a.at - b.at)) run();
  }

  idle(): void {
    for (const run of this.#idle.splice(0)) run();
  }

  open(filter?: string): Asked[] {
    return this.asked.filter((one) => !one.signal.aborted && (filter === undefined || one.filter === filter));
  }

  async answerAll(filter?: string): Promise<void> {
    for (const one of this.asked.splice(0)) {
      if (filter === undefined || one.filter === filter) one.answer();
      else this.asked.push(one);
    }
    await flushTilePromises();
  }
}

/** Lets settled promises notify. */
export async function flushTilePromises(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await Promise.resolve();
}

export const sampleClusterMarker = ({ z, x, y }: TileAddress, filter: string): MapMarker => ({
  kind: 'cluster',
  key: `${z}/${x}/${y}?${filter}`,
  position: { lat: 30.7, lng: 76.7 },
  count: 2,
});

export const sampleTileAddress = (x: number, z = 14): TileAddress => ({ z, x, y: 6000 });
export const sampleTileView = (filter: string, xs: number[], z = 14, ring: number[] = []): TileView => ({
  filter,
  tiles: xs.map((x) => sampleTileAddress(x, z)),
  ring: ring.map((x) => sampleTileAddress(x, z)),
});

export const listShownMarkers = (source: TileSource): string[] =>
  listDistinctMarkers(source.picture()).map(({ key }) => key);
export const filtersShownBy = (source: TileSource): Set<string> =>
  new Set(listShownMarkers(source).map((key) => key.slice(key.indexOf('?') + 1)));
