import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Logger } from '@nestjs/common';
import type { TileStore } from './tile-store.port.ts';

const compress = promisify(gzip);

export type StoredResponse = { key: string; gzipped: Uint8Array };

/** A failing store costs time only. */
export class StoredResponses {
  readonly #log = new Logger(StoredResponses.name);
  readonly #failing = new Set<'get' | 'put'>();
  readonly #underWay = new Map<string, Promise<Uint8Array>>();

  constructor(private readonly store: TileStore) {}

  async get(nameKey: () => string, render: () => Uint8Array): Promise<StoredResponse> {
    const key = nameKey();
    const stored = await this.#logFailures('get', this.store.get(key));
    return stored ? { key, gzipped: stored } : this.#render(nameKey(), render);
  }

  /** Key and bytes are computed synchronously, so no change can come between. */
  async #render(key: string, render: () => Uint8Array): Promise<StoredResponse> {
    const underWay = this.#underWay.get(key);
    if (underWay) return { key, gzipped: await underWay };
    const rendering = compress(render());
    this.#underWay.set(key, rendering);
    try {
      const gzipped = await rendering;
      await this.#logFailures('put', this.store.put(key, gzipped));
      return { key, gzipped };
    } finally {
      this.#underWay.delete(key);
    }
  }

  async #logFailures<T>(doing: 'get' | 'put', work: Promise<T>): Promise<T | undefined> {
    try {
      const done = await work;
      if (this.#failing.delete(doing)) this.#log.warn({ msg: 'tile store recovered', operation: doing });
      return done;
    } catch (error) {
      if (!this.#failing.has(doing))
        this.#log.warn({
          err: error,
          msg: 'tile store failed',
          operation: doing,
          fallback: 'tiles rendered again',
        });
      this.#failing.add(doing);
      return undefined;
    }
  }
}
