import type { TileAddress } from '@naksha/events/kernel';
import type { MapMarker } from './decode-tile.ts';

/** What is asked to be shown: a filter and the tiles under the view, the ring around them apart. */
export type TileView = { filter: string; tiles: readonly TileAddress[]; ring: readonly TileAddress[] };
export type ShownTile = { address: TileAddress; markers: readonly MapMarker[] };

/** What is shown: tiles of one filter and one z, never two. */
export type TilePicture = {
  filter: string;
  z: number;
  /**
   * Those that have markers, by address: it stays the same array where an empty one comes or goes at the edge of the view,
   * and where another has come to lie nearest to its middle.
   */
  tiles: readonly ShownTile[];
  /** Another filter has been asked for, and its tiles have not come within 100 ms. */
  dim: boolean;
  /** Everything that was asked for is shown. */
  settled: boolean;
  /** Something could not be had; what was there stays. */
  failed: boolean;
};

export const tileKey = (filter: string, { z, x, y }: TileAddress): string => `${z}/${x}/${y}?${filter}`;

export const byAddress = ({ address: a }: ShownTile, { address: b }: ShownTile): number => a.x - b.x || a.y - b.y;

export const parseAddress = (key: string): TileAddress => {
  const [z, x, y] = key.slice(0, key.indexOf('?')).split('/').map(Number);
  return { z, x, y };
};

/**
 * The next picture, in which what is not new stays the same object: everything that is drawn follows from it.
 * Answers are never changed, so equal ones are the same object.
 */
export function renewed(now: TilePicture, next: TilePicture): TilePicture {
  const sameTiles =
    now.tiles.length === next.tiles.length && now.tiles.every(({ markers }, k) => markers === next.tiles[k].markers);
  const tiles = sameTiles ? now.tiles : next.tiles;
  const same = (Object.keys(now) as (keyof TilePicture)[]).every((key) => key === 'tiles' || now[key] === next[key]);
  return same && sameTiles ? now : { ...next, tiles };
}

/** The markers of tiles, each id once: while one tile is newer than its neighbour, both may name a moved listing. */
export function listMarkers({ tiles }: Pick<TilePicture, 'tiles'>): MapMarker[] {
  const byKey = new Map<string, MapMarker>();
  for (const { markers } of tiles) for (const marker of markers) byKey.set(marker.key, marker);
  return [...byKey.values()];
}
