import type { TileAddress } from './geo.ts';

/** 512-px zoom. */
export const LIVE_CELL_ZOOM = 14;
/** 512-px zoom; 16 in 256-px terms. */
export const LAST_CLUSTERED_Z = 15;

/** `x/y` in messages. */
export type LiveCell = { x: number; y: number };

export function parseLiveCell(text: string): LiveCell | undefined {
  const match = /^(\d{1,6})\/(\d{1,6})$/.exec(text);
  return match ? { x: Number(match[1]), y: Number(match[2]) } : undefined;
}

/** Markers merge with neighbours up to one tile away. */
const affectedMarginInTiles = (z: number): number => (z <= LAST_CLUSTERED_Z ? 1 : 0);

/** Inclusive. */
export type TileBlock = { z: number; left: number; top: number; right: number; bottom: number };

/** That a change in the cell can affect. */
export function tilesAffectedByCell({ x, y }: LiveCell, z: number): TileBlock {
  const scale = 2 ** (z - LIVE_CELL_ZOOM);
  const first = (c: number) => Math.max(0, Math.floor(c * scale) - affectedMarginInTiles(z));
  const last = (c: number) => Math.min(2 ** z, Math.ceil((c + 1) * scale) + affectedMarginInTiles(z)) - 1;
  return { z, left: first(x), top: first(y), right: last(x), bottom: last(y) };
}

export function affectsTile(cell: LiveCell, { z, x, y }: TileAddress): boolean {
  const { left, top, right, bottom } = tilesAffectedByCell(cell, z);
  return x >= left && x <= right && y >= top && y <= bottom;
}
