import { canonicalFilterQuery, type MapFilter, type TileAddress } from '@naksha/events/kernel';
import { formatTileAddress } from '../http/tile-address.ts';

export type PopularTile = { address: TileAddress; filter: MapFilter };

const CAPACITY = 1024;

/** Equal for equal requests, however the filter is written. */
export const canonicalTileRequestKey = (address: TileAddress, filter: MapFilter): string =>
  `${formatTileAddress(address)}?${canonicalFilterQuery(filter)}`;

/** A bounded table of counts, halved whenever it is full. */
export class PopularTiles {
  readonly #counts = new Map<string, PopularTile & { count: number }>();

  constructor(private readonly capacity = CAPACITY) {}

  countRequest(address: TileAddress, filter: MapFilter, name = canonicalTileRequestKey(address, filter)): void {
    const known = this.#counts.get(name);
    if (known) known.count++;
    else {
      this.#counts.set(name, { address, filter, count: 1 });
      while (this.#counts.size > this.capacity) this.#decay();
    }
  }

  findMostRequested(limit: number, touched: (address: TileAddress) => boolean): PopularTile[] {
    return [...this.#counts.values()]
      .filter(({ count, address }) => count > 1 && touched(address))
      .sort((a, b) => b.count - a.count)
      .slice(0, limit);
  }

  #decay(): void {
    for (const [key, asked] of this.#counts) {
      asked.count /= 2;
      if (asked.count < 1) this.#counts.delete(key);
    }
  }
}
