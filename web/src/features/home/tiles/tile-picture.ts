import type { TileAddress } from '../../../shared/map/camera.ts';
import type { MapMarker } from './decode-tile.ts';

/** What is asked to be shown: a filter and the tiles under the view, the ring around them apart. */
export type TileView = { filter: string; tiles: readonly TileAddress[]; ring: readonly TileAddress[] };
export type ShownTile = { address: TileAddress; markers: readonly MapMarker[] };

/** What is shown: tiles of one filter and one z, never two. */
export type TilePicture = {
  filter: string;
  z: number;
  tiles: readonly ShownTile[];
  /** Another filter has been asked for, and its tiles have not come within 100 ms. */
  dim: boolean;
  /** Everything that was asked for is shown. */
  settled: boolean;
  /** Something could not be had; what was there stays. */
  failed: boolean;
  /** When the newest of it came, in milliseconds since the Unix epoch. */
  asOf: number | undefined;
};

export const tileKey = (filter: string, { z, x, y }: TileAddress): string => `${z}/${x}/${y}?${filter}`;

export const addressOf = (key: string): TileAddress => {
  const [z, x, y] = key.slice(0, key.indexOf('?')).split('/').map(Number);
  return { z, x, y };
};

/** The markers of a picture, each id once: while one tile is newer than its neighbour, both may name a moved listing. */
export function markersOf(picture: TilePicture): MapMarker[] {
  const byKey = new Map<string, MapMarker>();
  for (const { markers } of picture.tiles) for (const marker of markers) byKey.set(marker.key, marker);
  return [...byKey.values()];
}
