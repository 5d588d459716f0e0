import { setImmediate, setTimeout } from 'node:timers/promises';
import { affectsTile, type MapFilter, parseLiveCell, type TileAddress } from '@naksha/events/kernel';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { formatTileAddress } from '../http/tile-address.ts';
import { MapFollower } from './map-follower.ts';
import { PopularTiles } from './popular-tiles.ts';
import { Tiles } from './tiles.ts';
import { listAffectedPreparedTiles } from './touched-tiles.ts';

const UNFILTERED: MapFilter = {};
/** A burst that touches more cells is a bulk load; its tiles are rendered on request. */
const MAX_CELLS = 64;
const MAX_POPULAR = 64;
/** While changes continue, pauses this many times as long as it worked. */
const REST = 3;

/** One tile per event loop turn, so that requests go first. */
@Injectable()
export class TilePreparation implements OnApplicationBootstrap, OnModuleDestroy {
  readonly asked = new PopularTiles();
  readonly #log = new Logger(TilePreparation.name);
  readonly #cells = new Set<string>();
  readonly #prepared = new Map<string, string>();
  #working: Promise<void> | undefined;
  #stop: () => void = () => {};
  readonly #ending = new AbortController();

  constructor(
    @Inject(MapFollower) private readonly follower: MapFollower,
    @Inject(Tiles) private readonly tiles: Tiles,
  ) {}

  onApplicationBootstrap(): void {
    this.#stop = this.follower.listen((cells) => this.#changed(cells));
  }

  async onModuleDestroy(): Promise<void> {
    this.#ending.abort();
    this.#stop();
    await this.#working;
  }

  /** Resolves when nothing is left to prepare. */
  async settled(): Promise<void> {
    while (this.#working) await this.#working;
  }

  #changed(cells: readonly string[]): void {
    if (cells.length > MAX_CELLS) return;
    for (const cell of cells) if (this.#cells.size < MAX_CELLS) this.#cells.add(cell);
    this.#start();
  }

  #start(): void {
    if (this.#working || this.#cells.size === 0 || this.#ending.signal.aborted) return;
    this.#working = this.#work()
      .catch((error: unknown) => {
        if (!this.#ending.signal.aborted) this.#log.error({ err: error, msg: 'tile preparation failed' });
      })
      .finally(() => {
        this.#working = undefined;
        this.#start();
      });
  }

  async #work(): Promise<void> {
    while (this.#cells.size && !this.#ending.signal.aborted) {
      const began = performance.now();
      const cells = [...this.#cells].map(parseLiveCell).filter((cell) => cell !== undefined);
      this.#cells.clear();
      for (const { address, filter } of this.asked.findMostRequested(MAX_POPULAR, (at) =>
        cells.some((cell) => affectsTile(cell, at)),
      ))
        await this.#runExclusively(() => this.tiles.prepare(address, filter));
      for (const address of new Map(cells.flatMap((cell) => [...listAffectedPreparedTiles(cell)].map(entry))).values())
        await this.#runExclusively(() => this.#prepareUnfiltered(address));
      if (this.#cells.size)
        await setTimeout((performance.now() - began) * REST, undefined, { signal: this.#ending.signal });
    }
  }

  async #prepareUnfiltered(address: TileAddress): Promise<void> {
    const key = this.tiles.nameKey(address, UNFILTERED);
    const place = formatTileAddress(address);
    if (this.#prepared.get(place) === key) return;
    await this.tiles.prepare(address, UNFILTERED);
    this.#prepared.set(place, key);
  }

  async #runExclusively(work: () => Promise<void>): Promise<void> {
    await setImmediate();
    if (!this.#ending.signal.aborted) await work();
  }
}

const entry = (address: TileAddress): [string, TileAddress] => [formatTileAddress(address), address];
