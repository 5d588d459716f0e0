import { expect, it } from 'vitest';
import { type CachedTiles, cacheTileMarkers, type TileMarkers } from './kept-tiles.ts';

const made = (seen: number): TileMarkers => ({
  x: new Int32Array(0),
  y: new Int32Array(0),
  count: new Uint32Array(0),
  seen,
});

it('a filter keeps the latest 512 tiles', () => {
  const tiles: CachedTiles = new Map();
  for (let key = 0; key < 512; key++) cacheTileMarkers(tiles, key, made(key));
  cacheTileMarkers(tiles, 0, made(-1));
  expect([tiles.size, tiles.get(0)?.seen, tiles.get(1)?.seen]).toEqual([512, -1, 1]);
  cacheTileMarkers(tiles, 600, made(600));
  expect([tiles.size, tiles.has(0), tiles.has(1), tiles.has(2), tiles.has(600)]).toEqual([
    512,
    true,
    false,
    true,
    true,
  ]);
});
