import { LIVE_CELL_ZOOM } from '@naksha/events/contracts';
import type { TileAddress } from '../../../shared/map/camera.ts';
import { tileZoomOf } from '../../../shared/map/zoom.ts';

/** A change in one cell: `x/y` at LIVE_CELL_ZOOM, and the position from which on a reader has it. */
export type CellChange = { x: number; y: number; position: string };

/** Clusters go through zoom 16 (SPEC, section 9), which is this z. */
const LAST_CLUSTERED = tileZoomOf(16);
/** In tiles: markers are merged with neighbours up to a whole tile away; beyond clustering each stands for itself. */
const haloAt = (z: number): number => (z <= LAST_CLUSTERED ? 1 : 0);

export function cellOf(text: string): { x: number; y: number } | undefined {
  const match = /^(\d{1,6})\/(\d{1,6})$/.exec(text);
  return match ? { x: Number(match[1]), y: Number(match[2]) } : undefined;
}

/** Could the tile show the cell differently now? */
export function touches({ z, x, y }: TileAddress, cell: { x: number; y: number }): boolean {
  const scale = 2 ** (z - LIVE_CELL_ZOOM);
  const [left, top, halo] = [cell.x * scale, cell.y * scale, haloAt(z)];
  return left < x + 1 + halo && left + scale > x - halo && top < y + 1 + halo && top + scale > y - halo;
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
