import type { MapFilter, Query, TileAddress } from '@naksha/events/kernel';
import { parseMin } from '../feed/position-query.ts';
import type { WaitTarget } from '../feed/position-waiter.ts';
import { readFilter } from '../http/parse-query.ts';
import { nameTile } from './asked-tiles.ts';
import type { StoredAnswer } from './stored-answers.ts';
import { parseTileAddress } from './tile-address.ts';

export type TileQuestion = {
  address: TileAddress;
  filter: MapFilter;
  name: string;
  min: WaitTarget | undefined;
  /** What it was answered with last, and which of the engine's contents that shows. */
  answer?: StoredAnswer & { contents: number };
};

/** Some ten thousand views' worth at 4 KB a tile: 16 MB. */
const CAPACITY = 4096;

/**
 * What each address of a tile asks, read once: the same few tiles are asked for again and again, by the same addresses.
 * A busy one also keeps its answer at hand.
 */
export class TileQuestions {
  #known = new Map<string, TileQuestion>();

  /**
   * @param url the address as it was asked, which says all of the rest
   * @throws Problem 422 for a malformed address, filter or position
   */
  parse(url: string, { z, x, y }: Record<'z' | 'x' | 'y', string>, query: Query, now: Date): TileQuestion {
    const known = this.#known.get(url);
    if (known) return known;
    const address = parseTileAddress(z, x, y);
    const filter = readFilter(query, now);
    const question = {
      address,
      filter,
      name: nameTile(address, filter),
      min: parseMin(query),
    };
    // Those that wait for a position are asked once, and tomorrow a relative day is another one.
    const isRelative = query.posted_since !== filter.postedSince;
    if (isRelative || query.min !== undefined || query.after !== undefined) return question;
    if (this.#known.size >= CAPACITY) this.#known = new Map();
    this.#known.set(url, question);
    return question;
  }
}
