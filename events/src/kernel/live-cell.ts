import type { TileAddress } from './geo.ts';

/** 512-px zoom of the tiles named in live messages. */
export const LIVE_CELL_ZOOM = 14;
/** The last clustering 512-px zoom: 16 in 256-px terms. */
export const LAST_CLUSTERED_Z = 15;

/** A tile of LIVE_CELL_ZOOM, `x/y` in messages. */
export type LiveCell = { x: number; y: number };

export function parseCell(text: string): LiveCell | undefined {
  const match = /^(\d{1,6})\/(\d{1,6})$/.exec(text);
  return match ? { x: Number(match[1]), y: Number(match[2]) } : undefined;
}

/** In tiles: markers merge with neighbours up to one tile away; beyond clustering they do not. */
const haloAt = (z: number): number => (z <= LAST_CLUSTERED_Z ? 1 : 0);

/** Tiles of one zoom, inclusive. */
export type TileBlock = { z: number; left: number; top: number; right: number; bottom: number };

/** Tiles of a zoom that a change in the cell can affect. */
export function tilesTouched({ x, y }: LiveCell, z: number): TileBlock {
  const scale = 2 ** (z - LIVE_CELL_ZOOM);
  const first = (c: number) => Math.max(0, Math.floor(c * scale) - haloAt(z));
  const last = (c: number) => Math.min(2 ** z, Math.ceil((c + 1) * scale) + haloAt(z)) - 1;
  return { z, left: first(x), top: first(y), right: last(x), bottom: last(y) };
}

/** Whether a change in the cell can affect the tile. */
export function touchesTile(cell: LiveCell, { z, x, y }: TileAddress): boolean {
  const { left, top, right, bottom } = tilesTouched(cell, z);
  return x >= left && x <= right && y >= top && y <= bottom;
}
