import { canonicalFilter, type MapFilter } from '@naksha/events/kernel';
import type { TileAddress } from './engine/map-row.ts';
import { printAddress } from './tile-address.ts';

export type AskedTile = { address: TileAddress; filter: MapFilter };

const CAPACITY = 1024;

/**
 * Which tiles people ask for most, recently: a count per tile that is halved whenever the table is full, and falls out at
 * nothing. Bounded, however many filters people think of.
 */
export class AskedTiles {
  readonly #counts = new Map<string, AskedTile & { count: number }>();

  constructor(private readonly capacity = CAPACITY) {}

  note(address: TileAddress, filter: MapFilter): void {
    const key = `${printAddress(address)}?${canonicalFilter(filter)}`;
    const known = this.#counts.get(key);
    if (known) known.count++;
    else {
      this.#counts.set(key, { address, filter, count: 1 });
      while (this.#counts.size > this.capacity) this.#decay();
    }
  }

  /** Those that were asked for at least twice lately and that `touched` says yes to, most asked first. */
  most(limit: number, touched: (address: TileAddress) => boolean): AskedTile[] {
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
