import { TRICITY_REGION } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { createMapEngine } from './engine/map-engine.ts';
import { tileAtPosition } from './engine/testing/arbitrary-rows.ts';
import { decodeTile } from './engine/testing/decode-tile.ts';
import { movePositionByPixels, PLACE, sampleFlatRow } from './engine/testing/sample-flat.ts';
import { buildTileJson } from './tile-json.ts';

it('D-113 TileJSON lists every layer, field and zoom of tiles, and no other', () => {
  const engine = createMapEngine({ region: TRICITY_REGION });
  const stack = [1, 2, 3, 4, 5].map((id) => sampleFlatRow(id, id === 5 ? { state: 'under_review' } : {}));
  const waiting = sampleFlatRow(7, { state: 'under_review', position: movePositionByPixels(PLACE, 22, -900) });
  const second = { ...waiting, id: 9 };
  engine.load([...stack, sampleFlatRow(6, { position: movePositionByPixels(PLACE, 22, 900) }), waiting, second]);
  // Alone on the map, so never in a cluster.
  const lonely = createMapEngine({ region: TRICITY_REGION });
  lonely.load([sampleFlatRow(8, { cut: 50 })]);
  const seen = new Map<string, { fields: Set<string>; zooms: number[] }>();
  const { minzoom, maxzoom, vector_layers } = buildTileJson('https://naksha.example', TRICITY_REGION, '');
  // From the whole region on one screen to centimetres.
  expect([minzoom, maxzoom]).toEqual([7, 21]);
  for (let z = minzoom; z <= maxzoom; z++)
    for (const [map, place] of [
      [engine, PLACE],
      [engine, movePositionByPixels(PLACE, 22, 900)],
      [lonely, PLACE],
    ] as const)
      for (const [layer, features] of Object.entries(decodeTile(map.tile(tileAtPosition(z, place), {})))) {
        const of = seen.get(layer) ?? { fields: new Set(), zooms: [] };
        seen.set(layer, of);
        of.zooms.push(z);
        for (const { properties } of features) for (const field of Object.keys(properties)) of.fields.add(field);
      }
  expect(vector_layers.map(({ id }) => id)).toEqual(['clusters', 'listings', 'review', 'stacks']);
  for (const { id, fields, ...zooms } of vector_layers) {
    const found = seen.get(id);
    expect([...(found?.fields ?? [])].sort(), id).toEqual(Object.keys(fields).sort());
    expect(Math.min(...(found?.zooms ?? [])), id).toBe(zooms.minzoom);
    expect(Math.max(...(found?.zooms ?? [])), id).toBe(zooms.maxzoom);
  }
});

it('D-113 TileJSON contains URLs of drawn features, and the filter of the tiles for the list of a stack', () => {
  expect(buildTileJson('https://naksha.example', TRICITY_REGION, 'bedroom=3')).toMatchObject({
    tiles: ['https://naksha.example/api/map/{z}/{x}/{y}.mvt?bedroom=3'],
    listing_page: 'https://naksha.example/{subtype}/{id}',
    listing_cards: 'https://naksha.example/api/listings/cards?ids={id}',
    stack_list: 'https://naksha.example/api/listings?bbox={bbox}&bedroom=3',
  });
});
