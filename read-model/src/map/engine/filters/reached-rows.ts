import { type PlaceReach, printReach } from '@naksha/events/kernel';
import type { Base } from '../base/base.ts';
import { type Bitmap, lowestBitIndex } from '../base/bitmap.ts';
import { unitsToPosition } from '../rows/root-square.ts';
import type { RowStore } from '../rows/row-store.ts';
import type { FindReachPredicate, ReachPredicate } from './reach.ts';

type Kept = { base: Base; reach: ReachPredicate; bits: Bitmap; filled: boolean };

/** Each takes an eighth of a byte per listing. */
const MAX_KEPT = 32;
/** Words of 32 rows; a travel time takes 5 to 20 microseconds. */
const SLICE = 8;
const MAX_TRIES = 5;

/**
 * Rows of the base within reach. A travel time takes microseconds, so those of a million rows are computed in slices
 * before a filter is compiled, and other requests are answered in between.
 */
export class ReachedRows {
  readonly #kept = new Map<string, Kept>();
  #last: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: RowStore,
    private readonly findReach: FindReachPredicate,
  ) {}

  /** Undefined unless prepared for the current base. */
  find(within: PlaceReach, reach: ReachPredicate): Bitmap | undefined {
    const kept = this.#kept.get(printReach(within));
    return kept?.filled && kept.base === this.store.base && kept.reach === reach ? kept.bits : undefined;
  }

  /** One at a time, so that several share neither the slices nor the wait. */
  prepare(within: PlaceReach): Promise<void> {
    if (this.find(within, this.findReach(within))) return Promise.resolve();
    this.#last = this.#last.then(() => this.#prepare(within));
    return this.#last;
  }

  async #prepare(within: PlaceReach): Promise<void> {
    const key = printReach(within);
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const { base } = this.store;
      const reach = this.findReach(within);
      if (this.find(within, reach)) return;
      const kept: Kept = { base, reach, bits: new Uint32Array(base.alive.length), filled: false };
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      if (this.#kept.size > MAX_KEPT) this.#kept.delete(this.#kept.keys().next().value!);
      kept.filled = await this.#fill(kept);
      if (kept.filled) return;
    }
  }

  /** False if the base was replaced meanwhile. Rows that change in place keep their position. */
  async #fill({ base, reach, bits }: Kept): Promise<boolean> {
    const { x: left, y: top } = this.store.square;
    const { x, y } = base.columns;
    for (let at = 0; at < bits.length; at++) {
      for (let rest = base.alive[at]; rest !== 0; rest &= rest - 1) {
        const row = (at << 5) + lowestBitIndex(rest);
        if (reach(unitsToPosition(left + x[row] + 0.5, top + y[row] + 0.5))) bits[at] |= rest & -rest;
      }
      if (at % SLICE !== SLICE - 1) continue;
      await new Promise(setImmediate);
      if (base !== this.store.base) return false;
    }
    return true;
  }
}
