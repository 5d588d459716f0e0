import { canonicalFilterQuery, type MapFilter, type TileAddress } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { REACHES, type Reaches } from '../travel/reaches.ts';
import type { MapQueries } from './engine/map-queries.ts';
import { type StoredResponse, StoredResponses } from './stored-responses.ts';
import { tileResponseKey } from './tile-key.ts';
import { TILE_STORE, type TileStore } from './tile-store.port.ts';
import { MAP_ENGINE } from './tokens.ts';

@Injectable()
export class Tiles {
  readonly #answers: StoredResponses;

  constructor(
    @Inject(MAP_ENGINE) private readonly engine: MapQueries,
    @Inject(TILE_STORE) store: TileStore,
    @Inject(REACHES) private readonly reaches: Pick<Reaches, 'isRouted'>,
  ) {
    this.#answers = new StoredResponses(store);
  }

  nameKey(address: TileAddress, filter: MapFilter): string {
    const times = filter.within && this.reaches.isRouted(filter.within) ? ' with the times of a router' : '';
    return tileResponseKey(address, canonicalFilterQuery(filter) + times, this.engine.contentDigest(address));
  }

  getTile(address: TileAddress, filter: MapFilter): Promise<StoredResponse> {
    return this.#answers.get(
      () => this.nameKey(address, filter),
      () => this.engine.tile(address, filter),
    );
  }

  async prepare(address: TileAddress, filter: MapFilter): Promise<void> {
    await this.getTile(address, filter);
  }
}
