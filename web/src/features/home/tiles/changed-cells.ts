import { LIVE_CELL_ZOOM } from '@naksha/events/contracts';
import type { TileAddress } from '../../../shared/map/camera.ts';

/** A change in one cell: `x/y` at LIVE_CELL_ZOOM, and the position from which on a reader has it. */
export type CellChange = { x: number; y: number; position: string };

/** Markers are merged with neighbours a halo away: a tile may show a change a quarter of its side beyond its edge. */
const HALO = 0.25;

export function cellOf(text: string): { x: number; y: number } | undefined {
  const match = /^(\d{1,6})\/(\d{1,6})$/.exec(text);
  return match ? { x: Number(match[1]), y: Number(match[2]) } : undefined;
}

/** Could the tile show the cell differently now? */
export function touches({ z, x, y }: TileAddress, cell: { x: number; y: number }): boolean {
  const scale = 2 ** (z - LIVE_CELL_ZOOM);
  const [left, top, side] = [cell.x * scale, cell.y * scale, scale];
  return left < x + 1 + HALO && left + side > x - HALO && top < y + 1 + HALO && top + side > y - HALO;
}

/** What changed lately, so that a tile asked for afterwards is no older than the change that was announced. */
export class RecentChanges {
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
    return this.#changes.findLast((change) => touches(tile, change))?.position;
  }

  clear(): void {
    this.#changes.length = 0;
  }
}
