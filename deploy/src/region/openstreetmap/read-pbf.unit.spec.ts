import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import { expect, it } from 'vitest';
import { parsePbf } from './read-pbf.ts';

const STRINGS = ['', 'place', 'suburb', 'name', 'Whitefield', 'highway', 'trunk', 'outer', 'leisure', 'park'];
const at = (text: string): number => STRINGS.indexOf(text);
/** In units of 100 nanodegrees, the default. */
const units = (degrees: number): number => Math.round(degrees * 1e7);

const message = (write: (pbf: PbfWriter) => void): Uint8Array => {
  const pbf = new PbfWriter();
  write(pbf);
  return pbf.finish();
};
const differences = (values: readonly number[]): number[] => values.map((value, k) => value - (values[k - 1] ?? 0));

const DENSE = message((pbf) => {
  pbf.writePackedSVarint(1, differences([1, 2, 3]));
  pbf.writePackedSVarint(8, differences([12.97, 12.98, 50].map(units)));
  pbf.writePackedSVarint(9, differences([77.75, 77.76, 8].map(units)));
  pbf.writePackedVarint(10, [at('place'), at('suburb'), at('name'), at('Whitefield'), 0, 0, 0]);
});
const SINGLE = message((pbf) => {
  pbf.writeTag(1, 0);
  pbf.writeSVarint(4);
  pbf.writePackedVarint(2, [at('name')]);
  pbf.writePackedVarint(3, [at('park')]);
  for (const [tag, degrees] of [
    [8, 12.9],
    [9, 77.6],
  ]) {
    pbf.writeTag(tag, 0);
    pbf.writeSVarint(units(degrees));
  }
});
const WAY = message((pbf) => {
  pbf.writeVarintField(1, 20);
  pbf.writePackedVarint(2, [at('highway')]);
  pbf.writePackedVarint(3, [at('trunk')]);
  pbf.writePackedSVarint(8, differences([1, 2, 3]));
});
const RELATION = message((pbf) => {
  pbf.writeVarintField(1, 30);
  pbf.writePackedVarint(2, [at('leisure')]);
  pbf.writePackedVarint(3, [at('park')]);
  pbf.writePackedVarint(8, [at('outer'), 0]);
  pbf.writePackedSVarint(9, differences([20, 1]));
  pbf.writePackedVarint(10, [1, 0]);
});
const BLOCK = message((pbf) => {
  pbf.writeBytesField(
    1,
    message((table) => {
      for (const text of STRINGS) table.writeBytesField(1, new TextEncoder().encode(text));
    }),
  );
  for (const [tag, group] of [
    [2, DENSE],
    [1, SINGLE],
    [3, WAY],
    [4, RELATION],
  ] as const)
    pbf.writeBytesField(
      2,
      message((one) => one.writeBytesField(tag, group)),
    );
});

function toFile(...blobs: { type: string; blob: Uint8Array }[]): Uint8Array {
  return Buffer.concat(
    blobs.flatMap(({ type, blob }) => {
      const header = message((pbf) => {
        pbf.writeStringField(1, type);
        pbf.writeVarintField(3, blob.length);
      });
      const length = Buffer.alloc(4);
      length.writeUInt32BE(header.length);
      return [length, header, blob];
    }),
  );
}
const zlib = (block: Uint8Array) => message((pbf) => pbf.writeBytesField(3, deflateSync(block)));
const raw = (block: Uint8Array) => message((pbf) => pbf.writeBytesField(1, block));
const HEADER = { type: 'OSMHeader', blob: raw(new Uint8Array()) };
const BOUNDS = [77.3, 12.7, 77.9, 13.2] as const;

it.each([
  ['zlib', zlib],
  ['uncompressed', raw],
])('reads nodes, ways and relations of %s blocks with their geometry, within the bounds', (_, compress) => {
  const geometry = [{ lat: 12.97, lon: 77.75 }, { lat: 12.98, lon: 77.76 }, null];
  expect(parsePbf(toFile(HEADER, { type: 'OSMData', blob: compress(BLOCK) }), BOUNDS)).toEqual([
    { type: 'node', id: 1, lat: 12.97, lon: 77.75, tags: { place: 'suburb', name: 'Whitefield' } },
    { type: 'node', id: 4, lat: 12.9, lon: 77.6, tags: { name: 'park' } },
    { type: 'way', id: 20, tags: { highway: 'trunk' }, geometry },
    { type: 'relation', id: 30, tags: { leisure: 'park' }, members: [{ type: 'way', role: 'outer', geometry }] },
  ]);
});

it('rejects a file that ends within a block, has another format or another compression', () => {
  const whole = toFile(HEADER, { type: 'OSMData', blob: zlib(BLOCK) });
  expect(() => parsePbf(whole.subarray(0, -1), BOUNDS)).toThrow('the file is truncated');
  expect(() => parsePbf(new TextEncoder().encode('{"elements": []}'), BOUNDS)).toThrow('or not an OpenStreetMap PBF');
  const lzma = message((pbf) => pbf.writeBytesField(4, BLOCK));
  expect(() => parsePbf(toFile({ type: 'OSMData', blob: lzma }), BOUNDS)).toThrow('osmium cat');
});
