import type { TileAddress } from '@naksha/events/kernel';
import type { MapMarker } from './decode-tile.ts';

export type TileView = { filter: string; tiles: readonly TileAddress[]; ring: readonly TileAddress[] };
export type ShownTile = { address: TileAddress; markers: readonly MapMarker[] };

/** Always of one filter and one z. */
export type TilePicture = {
  filter: string;
  z: number;
  /** Keeps its identity if only empty tiles or the order change. */
  tiles: readonly ShownTile[];
  /** A new filter's tiles have not arrived within 100 ms. */
  dim: boolean;
  settled: boolean;
  /** Earlier content stays. */
  failed: boolean;
};

export const mapTileKey = (filter: string, { z, x, y }: TileAddress): string => `${z}/${x}/${y}?${filter}`;

export const compareTileAddresses = ({ address: a }: ShownTile, { address: b }: ShownTile): number =>
  a.x - b.x || a.y - b.y;

export const parseMapTileKey = (key: string): TileAddress => {
  const [z, x, y] = key.slice(0, key.indexOf('?')).split('/').map(Number);
  return { z, x, y };
};

/** Reuses unchanged objects so that nothing else is redrawn. */
export function reuseUnchangedTiles(now: TilePicture, next: TilePicture): TilePicture {
  const sameTiles =
    now.tiles.length === next.tiles.length && now.tiles.every(({ markers }, k) => markers === next.tiles[k].markers);
  const tiles = sameTiles ? now.tiles : next.tiles;
  const same = (Object.keys(now) as (keyof TilePicture)[]).every((key) => key === 'tiles' || now[key] === next[key]);
  return same && sameTiles ? now : { ...next, tiles };
}

/** Neighbouring tiles of different age may both contain a moved listing. */
export function listDistinctMarkers({ tiles }: Pick<TilePicture, 'tiles'>): MapMarker[] {
  const byKey = new Map<string, MapMarker>();
  for (const { markers } of tiles) for (const marker of markers) byKey.set(marker.key, marker);
  return [...byKey.values()];
}
