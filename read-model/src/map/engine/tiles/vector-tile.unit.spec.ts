import { PbfReader } from 'pbf';
import { expect, it } from 'vitest';
import { decodeTile } from '../testing/decode-tile.ts';
import { EXTENT, encodeTile } from './vector-tile.ts';

it('a tile can be decoded into its layers and features', () => {
  const tile = encodeTile([
    {
      name: 'listings',
      features: [
        { id: 2 ** 52 + 1, x: 0, y: 4095, properties: { subtype: 'flat', price: 999_999_999, bedrooms: 3 } },
        { x: -7, y: 5000, properties: { price: 3, subtype: 'kothi' } },
        { id: 0, x: -1, y: 1, properties: {} },
      ],
    },
    { name: 'empty', features: [] },
    { name: 'clusters', features: [{ x: 1, y: -4096, properties: { count: 0, subtype: '3' } }] },
  ]);
  expect(decodeTile(tile)).toEqual({
    listings: [
      { id: 2 ** 52 + 1, x: 0, y: 4095, properties: { subtype: 'flat', price: 999_999_999, bedrooms: 3 } },
      { id: undefined, x: -7, y: 5000, properties: { price: 3, subtype: 'kothi' } },
      { id: 0, x: -1, y: 1, properties: {} },
    ],
    clusters: [{ id: undefined, x: 1, y: -4096, properties: { count: 0, subtype: '3' } }],
  });
  expect(EXTENT).toBe(4096);
});

it('a repeated name or value is stored once', () => {
  const feature = { x: 1, y: 1, properties: { subtype: 'residential-plot' } };
  const sizes = [1, 2, 3].map((n) => encodeTile([{ name: 'a', features: Array(n).fill(feature) }]).length);
  expect(sizes[2] - sizes[1]).toBe(sizes[1] - sizes[0]);
  expect(sizes[1] - sizes[0]).toBeLessThan('residential-plot'.length);
});

it('a layer has version and extent, and a feature its type point, as the format requires', () => {
  const fields: Record<string, number> = {};
  const feature = (tag: number, _: unknown, pbf: PbfReader) => {
    if (tag === 3) fields.type = pbf.readVarint();
  };
  const layer = (tag: number, _: unknown, pbf: PbfReader) => {
    if (tag === 2) pbf.readMessage(feature, undefined);
    if (tag === 5) fields.extent = pbf.readVarint();
    if (tag === 15) fields.version = pbf.readVarint();
  };
  new PbfReader(encodeTile([{ name: 'a', features: [{ x: 1, y: 1, properties: {} }] }])).readFields(
    (tag, _, pbf) => tag === 3 && pbf.readMessage(layer, undefined),
    undefined,
  );
  expect(fields).toEqual({ version: 2, extent: 4096, type: 1 });
});

it('a tile without features has one empty layer, and is never empty', () => {
  const empty = encodeTile(['clusters', 'listings'].map((name) => ({ name, features: [] })));
  const names: string[] = [];
  new PbfReader(empty).readFields((tag, _, pbf) => {
    expect(tag).toBe(3);
    pbf.readMessage((field, __, layer) => field === 1 && names.push(layer.readString()), undefined);
  }, undefined);
  expect(names).toEqual(['clusters']);
  expect(decodeTile(empty)).toEqual({});
});
