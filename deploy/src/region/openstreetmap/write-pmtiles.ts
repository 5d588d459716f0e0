import { gzipSync } from 'node:zlib';
import { unprojectFromUnitSquare } from '@naksha/events/kernel';
import { zxyToTileId } from 'pmtiles';

/** `data`: a gzipped Mapbox vector tile. */
export type Tile = { z: number; x: number; y: number; data: Uint8Array };
type Entry = { id: number; offset: number; length: number };

const HEADER_BYTES = 127;
const GZIP = 2;
const MVT = 1;
/** Readers fetch the header and the root directory in one request of this size. */
const MAX_ROOT_BYTES = 16_384 - HEADER_BYTES;

/**
 * An archive of PMTiles version 3 without leaf directories
 * (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md).
 * @throws RangeError if there are too many tiles for that
 */
export function encodePmtiles(tiles: readonly Tile[], { layers }: { layers: readonly string[] }): Uint8Array {
  const sorted = tiles
    .map((tile) => ({ ...tile, id: zxyToTileId(tile.z, tile.x, tile.y) }))
    .sort((a, b) => a.id - b.id);
  let offset = 0;
  const entries = sorted.map(({ id, data }): Entry => {
    const entry = { id, offset, length: data.length };
    offset += data.length;
    return entry;
  });
  const root = gzipSync(encodeDirectory(entries));
  if (root.length > MAX_ROOT_BYTES)
    throw new RangeError(
      `The directory of ${tiles.length} tiles has ${root.length} bytes; the maximum is ${MAX_ROOT_BYTES}. Use fewer tiles.`,
    );
  const metadata = gzipSync(JSON.stringify({ vector_layers: layers.map((id) => ({ id, fields: {} })) }));
  const header = encodeHeader(sorted, { root: root.length, metadata: metadata.length, data: offset });
  return Buffer.concat([header, root, metadata, ...sorted.map(({ data }) => data)]);
}

function encodeDirectory(entries: readonly Entry[]): Uint8Array {
  const numbers = [
    entries.length,
    ...entries.map(({ id }, k) => id - (k === 0 ? 0 : entries[k - 1].id)),
    // Run lengths: each entry is one tile.
    ...entries.map(() => 1),
    ...entries.map(({ length }) => length),
    // 0: directly after the tile before it.
    ...entries.map((_, k) => (k === 0 ? 1 : 0)),
  ];
  return Uint8Array.from(numbers.flatMap(encodeVarint));
}

function encodeVarint(number: number): number[] {
  const bytes = [];
  for (; number >= 128; number = Math.floor(number / 128)) bytes.push((number % 128) + 128);
  return [...bytes, number];
}

function encodeHeader(tiles: readonly Tile[], bytes: { root: number; metadata: number; data: number }): Uint8Array {
  const header = Buffer.alloc(HEADER_BYTES);
  const metadataAt = HEADER_BYTES + bytes.root;
  const dataAt = metadataAt + bytes.metadata;
  header.write('PMTiles', 'latin1');
  header.writeUInt8(3, 7);
  const sections = [HEADER_BYTES, bytes.root, metadataAt, bytes.metadata, dataAt, 0, dataAt, bytes.data];
  for (const [k, number] of [...sections, tiles.length, tiles.length, tiles.length].entries())
    header.writeBigUInt64LE(BigInt(number), 8 + 8 * k);
  // Clustered; compression of the directory, of the tiles; type of the tiles.
  header.set([1, GZIP, GZIP, MVT], 96);
  const zooms = tiles.map(({ z }) => z);
  const [first, last] = [Math.min(...zooms), Math.max(...zooms)];
  header.set([first, last], 100);
  const lowest = tiles.filter(({ z }) => z === last);
  const xs = lowest.map(({ x }) => x);
  const ys = lowest.map(({ y }) => y);
  const toPosition = (x: number, y: number) => unprojectFromUnitSquare({ x: x / 2 ** last, y: y / 2 ** last });
  const { lat: north, lng: west } = toPosition(Math.min(...xs), Math.min(...ys));
  const { lat: south, lng: east } = toPosition(Math.max(...xs) + 1, Math.max(...ys) + 1);
  const corners = [west, south, east, north];
  for (const [k, degrees] of corners.entries()) header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * k);
  header.writeUInt8(first, 118);
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119);
  header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123);
  return header;
}
