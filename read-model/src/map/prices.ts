import {
  areaFilterUnit,
  canonicalFilterQuery,
  type MapFilter,
  type Place,
  SQFT_PER_UNIT,
  type Subtype,
  type TileAddress,
} from '@naksha/events/kernel';
import type { AreaPrice, PlacePrices, PriceCells } from '@naksha/events/wire/prices';
import { Inject, Injectable } from '@nestjs/common';
import { Places } from '../catalogue/places.ts';
import { formatTileAddress } from '../http/tile-address.ts';
import type { MapQueries } from './engine/map-queries.ts';
import { RATE_CELL_STEP } from './engine/rates/rate-cells.ts';
import type { Rate } from './engine/rates/rate-sample.ts';
import { type StoredResponse, StoredResponses } from './stored-responses.ts';
import { hashCacheKey } from './tile-key.ts';
import { TILE_STORE, type TileStore } from './tile-store.port.ts';
import { MAP_ENGINE } from './tokens.ts';

/** Increase with every change of the response format. */
const FORMAT = 'p1';
const WORLD: TileAddress = { z: 0, x: 0, y: 0 };

export type PricedFilter = MapFilter & { subtype: Subtype };

/** Content-addressed like tiles. */
@Injectable()
export class Prices {
  readonly #answers: StoredResponses;

  constructor(
    @Inject(MAP_ENGINE) private readonly engine: MapQueries,
    @Inject(Places) private readonly places: Places,
    @Inject(TILE_STORE) store: TileStore,
  ) {
    this.#answers = new StoredResponses(store);
  }

  getCells(address: TileAddress, filter: PricedFilter): Promise<StoredResponse> {
    const parts = () => [formatTileAddress(address), this.engine.contentDigest(address), canonicalFilterQuery(filter)];
    return this.#answers.get(
      () => hashCacheKey(FORMAT, parts()),
      () => toBytes(this.#cells(address, filter)),
    );
  }

  getByPlace(filter: PricedFilter): Promise<StoredResponse> {
    const parts = () => [
      this.engine.contentDigest(WORLD),
      canonicalFilterQuery(filter),
      ...this.#localities().map(hashOutline),
    ];
    return this.#answers.get(
      () => hashCacheKey(FORMAT, parts()),
      () => toBytes(this.#byPlace(filter)),
    );
  }

  #cells(address: TileAddress, filter: PricedFilter): PriceCells {
    const unit = areaFilterUnit(filter.subtype);
    const cells = this.engine.rateCells(address, filter);
    return {
      unit,
      cell_zoom: address.z + RATE_CELL_STEP,
      cells: cells.map(({ x, y, ...rate }) => ({ x, y, ...toPrice(rate, unit) })),
    };
  }

  #byPlace(filter: PricedFilter): PlacePrices {
    const unit = areaFilterUnit(filter.subtype);
    const localities = this.#localities();
    const { levels, places } = this.engine.ratesByPlace(
      filter,
      localities.map(({ id }) => id),
    );
    return {
      unit,
      levels: levels.map((level) => perUnit(level, unit)),
      places: places.map(({ id, ...rate }, k) => ({
        id,
        radius_m: localities[k].radiusM,
        approximate: !localities[k].outline?.length,
        ...toPrice(rate, unit),
      })),
    };
  }

  #localities(): readonly Place[] {
    return this.places.gazetteer.list('locality');
  }
}

const toPrice = ({ homes, demo, perSqft }: Rate, unit: 'sqft' | 'sqyd'): AreaPrice => ({
  homes,
  demo,
  rate: perSqft === undefined ? null : perUnit(perSqft, unit),
});

const perUnit = (perSqft: number, unit: 'sqft' | 'sqyd'): number => Math.round(perSqft * SQFT_PER_UNIT[unit]);

const hashOutline = ({ id, radiusM, outline }: Place): string => `${id}:${radiusM}:${outline?.length ?? 0}`;

const toBytes = (answer: object): Uint8Array => Buffer.from(JSON.stringify(answer));
