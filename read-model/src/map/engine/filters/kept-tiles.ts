/** Per filter, at most 1 KB each. */
const KEPT = 512;

/** In rows of cells from the north-west; positions are means in absolute units. */
export type TileMarkers = {
  x: Int32Array;
  y: Int32Array;
  count: Uint32Array;
  seen: number;
};

export type KeptTiles = Map<number, TileMarkers>;

export function keepTile(tiles: KeptTiles, key: number, made: TileMarkers): void {
  tiles.delete(key);
  tiles.set(key, made);
  if (tiles.size > KEPT) tiles.delete(tiles.keys().next().value!);
}
