/** Per filter, at most 1 KB each. */
const MAX_TILES = 512;

/** In rows of cells from the north-west; positions are means in absolute units. */
export type Markers = { x: Int32Array; y: Int32Array; count: Uint32Array };
export type TileMarkers = Markers & { seen: number };

export type CachedTiles = Map<number, TileMarkers>;

export function cacheTileMarkers(tiles: CachedTiles, key: number, tile: TileMarkers): void {
  tiles.delete(key);
  tiles.set(key, tile);
  if (tiles.size > MAX_TILES) tiles.delete(tiles.keys().next().value!);
}
