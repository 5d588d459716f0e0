import { affectsTile, parseLiveCell } from '@naksha/events/kernel';
import { ChangedCells } from './changed-cells.ts';
import type { MapMarker } from './decode-tile.ts';
import { Lru } from './lru.ts';
import {
  compareTileAddresses,
  mapTileKey,
  parseMapTileKey,
  reuseUnchangedTiles,
  type TilePicture,
  type TileView,
} from './tile-picture.ts';
import type { TilePorts } from './tile-ports.ts';

const KEPT_TILES = 200;
/** Milliseconds: when old markers fade, and when partial content is shown. */
const DIM_AFTER = 100;
const SWAP_AFTER = 600;
/** Milliseconds: first retry delay, tripled after each failure, and its maximum. */
const RETRY_AFTER = 1000;
const LONGEST_RETRY = 30_000;
const AHEAD_AT_ONCE = 2;

type Request = { abort: AbortController; ahead: boolean };
const sameGeneration = (a: { filter: string; z: number }, b: { filter: string; z: number }): boolean =>
  a.filter === b.filter && a.z === b.z;

/**
 * A generation is of one filter and z, and replaces the previous one when complete or late, so that two are never
 * shown together.
 */
export class TileSource {
  readonly #ports: TilePorts;
  readonly #cache = new Lru<readonly MapMarker[]>(KEPT_TILES);
  readonly #requests = new Map<string, Request>();
  readonly #failed = new Set<string>();
  readonly #changes = new ChangedCells();
  readonly #listeners = new Set<() => void>();
  #view: (TileView & { z: number }) | undefined;
  #picture: TilePicture = { filter: '', z: -1, tiles: [], dim: false, settled: false, failed: false };
  #overdue = false;
  #timers: (() => void)[] = [];
  #cancelRetry: (() => void) | undefined;
  #cancelIdle: (() => void) | undefined;
  #tries = 0;

  constructor(ports: TilePorts) {
    this.#ports = ports;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same object until it changes. */
  readonly picture = (): TilePicture => this.#picture;

  setView(view: TileView): void {
    const z = view.tiles[0]?.z;
    if (z === undefined) return;
    const before = this.#view;
    this.#view = { ...view, z };
    this.#tries = 0;
    this.#failed.clear();
    this.#stopRetry();
    this.#cancelIdle?.();
    this.#abort((key) => !view.tiles.some((tile) => mapTileKey(view.filter, tile) === key));
    if (!before || !sameGeneration(before, this.#view)) this.#startClock();
    for (const tile of view.tiles) if (!this.#cache.has(mapTileKey(view.filter, tile))) this.#request(tile, false);
    this.#show();
  }

  /** Cells `x/y` of LIVE_CELL_ZOOM; later responses must include `position`. */
  changed(cells: readonly string[], position: string): void {
    const changes = cells.map(parseLiveCell).filter((cell) => cell !== undefined);
    this.#changes.add(changes.map((cell) => ({ ...cell, position })));
    const hit = (key: string) => changes.some((cell) => affectsTile(cell, parseMapTileKey(key)));
    const visible = new Set(this.#view?.tiles.map((tile) => mapTileKey(this.#view!.filter, tile)));
    this.#cache.deleteWhere((key) => !visible.has(key) && hit(key));
    for (const key of visible) {
      if (!hit(key)) continue;
      this.#abort((other) => other === key);
      this.#request(parseMapTileKey(key), false);
    }
    this.#show();
  }

  reload(): void {
    this.#changes.clear();
    const view = this.#view;
    const visible = new Set(view?.tiles.map((tile) => mapTileKey(view.filter, tile)));
    this.#cache.deleteWhere((key) => !visible.has(key));
    this.#abort(() => true);
    for (const tile of view?.tiles ?? []) this.#request(tile, false);
    this.#show();
  }

  retry(): void {
    if (this.#failed.size === 0) return;
    this.#tries = 0;
    this.#again();
    this.#failed.clear();
    this.#show();
  }

  close(): void {
    this.#view = undefined;
    this.#failed.clear();
    this.#abort(() => true);
    this.#stopClock();
    this.#stopRetry();
    this.#cancelIdle?.();
  }

  #request(address: TilePicture['tiles'][number]['address'], ahead: boolean): void {
    const { filter } = this.#view!;
    const key = mapTileKey(filter, address);
    const running = this.#requests.get(key);
    if (running) {
      running.ahead &&= ahead;
      return;
    }
    const abort = new AbortController();
    this.#requests.set(key, { abort, ahead });
    const min = this.#changes.findMinPosition(address);
    this.#ports.fetch({ address, filter, min, ahead, signal: abort.signal }).then(
      (markers) => this.#arrived(key, abort, markers),
      () => this.#missed(key, abort),
    );
  }

  #arrived(key: string, abort: AbortController, markers: readonly MapMarker[]): void {
    if (abort.signal.aborted) return;
    const ahead = this.#requests.get(key)?.ahead;
    this.#requests.delete(key);
    this.#cache.set(key, markers);
    if (ahead) {
      this.#lookAhead();
      return;
    }
    this.#failed.delete(key);
    this.#show();
  }

  #missed(key: string, abort: AbortController): void {
    if (abort.signal.aborted) return;
    const ahead = this.#requests.get(key)?.ahead;
    this.#requests.delete(key);
    if (ahead) return;
    this.#failed.add(key);
    this.#cancelRetry ??= this.#ports.after(Math.min(LONGEST_RETRY, RETRY_AFTER * 3 ** this.#tries++), () =>
      this.#again(),
    );
    this.#show();
  }

  #again(): void {
    this.#stopRetry();
    for (const key of this.#failed) this.#request(parseMapTileKey(key), false);
  }

  #stopRetry(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = undefined;
  }

  #abort(which: (key: string) => boolean): void {
    for (const [key, request] of this.#requests) {
      if (!which(key)) continue;
      this.#requests.delete(key);
      request.abort.abort();
    }
  }

  #startClock(): void {
    this.#stopClock();
    this.#timers = [
      this.#ports.after(DIM_AFTER, () => this.#dim()),
      this.#ports.after(SWAP_AFTER, () => {
        this.#overdue = true;
        this.#show();
      }),
    ];
  }

  #stopClock(): void {
    for (const cancel of this.#timers) cancel();
    this.#timers = [];
    this.#overdue = false;
  }

  #dim(): void {
    const view = this.#view;
    if (!view || this.#picture.filter === view.filter || this.#picture.z < 0) return;
    this.#become({ ...this.#picture, dim: true });
  }

  #show(): void {
    const view = this.#view;
    if (!view) return;
    const there = view.tiles.flatMap((address) => {
      const markers = this.#cache.get(mapTileKey(view.filter, address));
      return markers ? [{ address, markers }] : [];
    });
    const complete = there.length === view.tiles.length;
    const failed = this.#failed.size > 0;
    const nothingYet = this.#picture.z < 0;
    if (!sameGeneration(this.#picture, view) && !complete && !nothingYet && !(this.#overdue && there.length > 0)) {
      this.#become({ ...this.#picture, settled: false, failed });
    } else {
      if (complete) this.#stopClock();
      const asking = [...this.#requests.values()].some((request) => !request.ahead);
      const { filter, z } = view;
      const settled = complete && !asking;
      if (settled && !failed) {
        this.#tries = 0;
        this.#lookAhead();
      }
      const tiles = there.filter(({ markers }) => markers.length > 0).sort(compareTileAddresses);
      this.#become({ filter, z, tiles, dim: false, settled, failed });
    }
  }

  /** Two tiles at a time, when the page is idle. */
  #lookAhead(): void {
    this.#cancelIdle?.();
    this.#cancelIdle = this.#ports.whenIdle(() => {
      const view = this.#view!;
      const missing = view.ring.filter((tile) => !this.#cache.has(mapTileKey(view.filter, tile)));
      const running = [...this.#requests.values()].filter((request) => request.ahead).length;
      for (const tile of missing.slice(0, Math.max(0, AHEAD_AT_ONCE - running))) this.#request(tile, true);
    });
  }

  #become(wanted: TilePicture): void {
    const next = reuseUnchangedTiles(this.#picture, wanted);
    if (next === this.#picture) return;
    this.#picture = next;
    for (const listener of this.#listeners) listener();
  }
}
