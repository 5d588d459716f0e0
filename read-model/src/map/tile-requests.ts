import type { MapFilter, QueryParameters, TileAddress } from '@naksha/events/kernel';
import { parseMinPosition } from '../feed/position-query.ts';
import type { WaitTarget } from '../feed/position-waiter.ts';
import { parseFilterQuery } from '../http/parse-query.ts';
import { parseTileAddress } from '../http/tile-address.ts';
import { canonicalTileRequestKey } from './popular-tiles.ts';
import type { StoredResponse } from './stored-responses.ts';

export type TileRequest = {
  address: TileAddress;
  filter: MapFilter;
  name: string;
  min: WaitTarget | undefined;
  answer?: StoredResponse & { contents: number };
};

/** Ten thousand views at 4 KB per tile: 16 MB. */
const CAPACITY = 4096;

/** Frequent requests also cache their response. */
export class TileRequests {
  #known = new Map<string, TileRequest>();

  /** `url` determines all other parameters. */
  parse(url: string, { z, x, y }: Record<'z' | 'x' | 'y', string>, query: QueryParameters, now: Date): TileRequest {
    const known = this.#known.get(url);
    if (known) return known;
    const address = parseTileAddress(z, x, y);
    const filter = parseFilterQuery(query, now);
    const question = {
      address,
      filter,
      name: canonicalTileRequestKey(address, filter),
      min: parseMinPosition(query),
    };
    // Requests that wait for a position are made once, and relative days change tomorrow.
    const isRelative = query.posted_since !== filter.postedSince;
    if (isRelative || query.min !== undefined || query.after !== undefined) return question;
    if (this.#known.size >= CAPACITY) this.#known = new Map();
    this.#known.set(url, question);
    return question;
  }
}
