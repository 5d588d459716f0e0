import { type LiveCell, type TileAddress, touchesTile } from '@naksha/events/kernel';

/** A change in one cell, and the position from which on a reader has it. */
export type CellChange = LiveCell & { position: string };

/** What changed lately, so that a tile asked for afterwards is no older than the change that was announced. */
export class ChangedCells {
  readonly #changes: CellChange[] = [];
  readonly #limit: number;

  constructor(limit = 500) {
    this.#limit = limit;
  }

  add(changes: readonly CellChange[]): void {
    this.#changes.push(...changes);
    this.#changes.splice(0, Math.max(0, this.#changes.length - this.#limit));
  }

  /** The `min=` of a request for the tile: positions of one stream only grow, so the newest touching one suffices. */
  minFor(tile: TileAddress): string | undefined {
    return this.#changes.findLast((change) => touchesTile(change, tile))?.position;
  }

  clear(): void {
    this.#changes.length = 0;
  }
}
