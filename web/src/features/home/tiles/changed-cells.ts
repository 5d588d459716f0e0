import { affectsTile, type LiveCell, type TileAddress } from '@naksha/events/kernel';

/** `position`: where the change is visible. */
export type CellChange = LiveCell & { position: string };

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

  /** The newest change that touches the tile, because a stream's positions only grow. */
  findMinPosition(tile: TileAddress): string | undefined {
    return this.#changes.findLast((change) => affectsTile(change, tile))?.position;
  }

  clear(): void {
    this.#changes.length = 0;
  }
}
