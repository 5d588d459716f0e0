import type { TileAddress } from './geo.ts';

/** A tile of the 512-px pyramid at this zoom is the grain in which live messages name what changed. */
export const LIVE_CELL_ZOOM = 14;
/** The last 512-px zoom that clusters: 16 of the 256-px kind. */
export const LAST_CLUSTERED_Z = 15;

/** A tile of LIVE_CELL_ZOOM; messages spell it `x/y`. */
export type LiveCell = { x: number; y: number };

export function parseCell(text: string): LiveCell | undefined {
  const match = /^(\d{1,6})\/(\d{1,6})$/.exec(text);
  return match ? { x: Number(match[1]), y: Number(match[2]) } : undefined;
}

/** In tiles: markers are merged with neighbours up to a whole tile away; beyond clustering each stands for itself. */
const haloAt = (z: number): number => (z <= LAST_CLUSTERED_Z ? 1 : 0);

/** Tiles of one zoom, both ends included. */
export type TileBlock = { z: number; left: number; top: number; right: number; bottom: number };

/** The tiles of a zoom that a change in the cell can change. */
export function tilesTouched({ x, y }: LiveCell, z: number): TileBlock {
  const scale = 2 ** (z - LIVE_CELL_ZOOM);
  const first = (c: number) => Math.max(0, Math.floor(c * scale) - haloAt(z));
  const last = (c: number) => Math.min(2 ** z, Math.ceil((c + 1) * scale) + haloAt(z)) - 1;
  return { z, left: first(x), top: first(y), right: last(x), bottom: last(y) };
}

/** Can a change in the cell change the tile? */
export function touchesTile(cell: LiveCell, { z, x, y }: TileAddress): boolean {
  const { left, top, right, bottom } = tilesTouched(cell, z);
  return x >= left && x <= right && y >= top && y <= bottom;
}
