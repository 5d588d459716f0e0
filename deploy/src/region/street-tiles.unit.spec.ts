import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { expect, it } from 'vitest';
import { buildStreetTiles } from './openstreetmap/draw-streets.ts';
import type { OsmElement } from './openstreetmap/overpass-answer.ts';
import { describeStreetTiles, isVectorTileArchive, openStreetTiles } from './street-tiles.ts';

const at = (lat: number, lon: number) => ({ lat, lon });
const ELEMENTS = [
  {
    ...{ type: 'way', id: 1, tags: { highway: 'residential', name: 'Lake Road' } },
    geometry: [at(30.7, 76.7), at(30.701, 76.702)],
  },
  { type: 'way', id: 2, tags: { highway: 'service' }, geometry: [at(30.7, 76.7), at(30.7005, 76.7005)] },
  {
    ...{ type: 'way', id: 3, tags: { building: 'yes' } },
    geometry: [at(30.7, 76.7), at(30.7002, 76.7), at(30.7002, 76.7002), at(30.7, 76.7)],
  },
  { type: 'way', id: 4, tags: { highway: 'proposed' }, geometry: [at(30.7, 76.7), at(30.7005, 76.7005)] },
] as unknown as OsmElement[];
/** The tile of 30.7, 76.7. */
const HERE = { 12: [2920, 1680], 13: [5841, 3361], 14: [11_682, 6722] } as const;

async function readTile(archive: Uint8Array, z: 12 | 13 | 14) {
  const [x, y] = HERE[z];
  const zipped = await openStreetTiles(archive).read({ z, x, y });
  const { layers } = new VectorTile(new PbfReader(gunzipSync(zipped!)));
  return {
    streets: Array.from({ length: layers.streets.length }, (_, k) => layers.streets.feature(k).properties),
    buildings: layers.buildings?.length ?? 0,
  };
}

it('contains streets with class and name from zoom 12, and service roads and buildings from zoom 14', async () => {
  const archive = buildStreetTiles(ELEMENTS)!;
  const road = { class: 'street', name: 'Lake Road' };
  for (const z of [12, 13] as const)
    expect(await readTile(archive, z)).toMatchObject({ streets: [road], buildings: 0 });
  expect(await readTile(archive, 14)).toMatchObject({ streets: [road, { class: 'service' }], buildings: 1 });
});

it('describes its zooms and bounds, which contain everything drawn', () => {
  const { min_zoom, max_zoom, bounds } = describeStreetTiles(buildStreetTiles(ELEMENTS)!);
  expect([min_zoom, max_zoom]).toEqual([12, 14]);
  const [west, south, east, north] = bounds;
  expect(west < 76.7 && 76.702 < east && south < 30.7 && 30.701 < north).toBe(true);
  expect(east - west).toBeLessThan(0.1);
});

it('has no tile without content, and none at all without streets', async () => {
  expect(await openStreetTiles(buildStreetTiles(ELEMENTS)!).read({ z: 14, x: 0, y: 0 })).toBeUndefined();
  expect(buildStreetTiles(ELEMENTS.slice(2))).toBeUndefined();
});

it('is recognized by its first bytes', () => {
  expect(isVectorTileArchive(buildStreetTiles(ELEMENTS)!)).toBe(true);
  expect(isVectorTileArchive(Buffer.from('PMTiles'))).toBe(false);
  expect(isVectorTileArchive(Buffer.alloc(200))).toBe(false);
});
