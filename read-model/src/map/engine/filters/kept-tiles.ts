/** Tiles kept a filter, at most 1 KB each. */
const KEPT = 512;

/** A clustered tile's markers by rows of cells from the north-west: absolute units of their means, and the rows each stands for. */
export type TileMarkers = {
  x: Int32Array;
  y: Int32Array;
  count: Uint32Array;
  /** The store's changes that these markers know. */
  seen: number;
};

/** The tiles that a filter was asked for, those made last at the end. */
export type KeptTiles = Map<number, TileMarkers>;

export function keepTile(tiles: KeptTiles, key: number, made: TileMarkers): void {
  tiles.delete(key);
  tiles.set(key, made);
  if (tiles.size > KEPT) tiles.delete(tiles.keys().next().value!);
}
