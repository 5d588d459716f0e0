/** Tiles cached per filter, at most 1 KB each. */
const KEPT = 512;

/**
 * The markers of a clustered tile, in rows of cells from the north-west: absolute units of their means, and the number of rows of
 * each.
 */
export type TileMarkers = {
  x: Int32Array;
  y: Int32Array;
  count: Uint32Array;
  /** Number of the store's changes that these markers include. */
  seen: number;
};

/** A filter's cached tiles, newest last. */
export type KeptTiles = Map<number, TileMarkers>;

export function keepTile(tiles: KeptTiles, key: number, made: TileMarkers): void {
  tiles.delete(key);
  tiles.set(key, made);
  if (tiles.size > KEPT) tiles.delete(tiles.keys().next().value!);
}
