import { gzipSync } from 'node:zlib';
import type { StreetTiles } from '@naksha/events/wire/ground';
import type { StreetTileSource } from '@naksha/read-model';
import { bytesToHeader, PMTiles, TileType } from 'pmtiles';

const HEADER_BYTES = 127;

/** Whether it begins like a PMTiles archive (version 3) of Mapbox vector tiles. */
export function isVectorTileArchive(archive: Uint8Array): boolean {
  const begins = Buffer.from(archive.subarray(0, 8)).toString('latin1') === 'PMTiles\u0003';
  return begins && archive.length > HEADER_BYTES && readHeader(archive).tileType === TileType.Mvt;
}

export function describeStreetTiles(archive: Uint8Array): StreetTiles {
  const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = readHeader(archive);
  return { min_zoom: minZoom, max_zoom: maxZoom, bounds: [minLon, minLat, maxLon, maxLat] };
}

/** Keeps each tile that was read gzipped in memory, which is never more than the archive has. */
export function openStreetTiles(archive: Uint8Array): StreetTileSource {
  const tiles = new PMTiles({
    getKey: () => 'streets',
    getBytes: async (offset, length) => ({ data: copy(archive, offset, length) }),
  });
  const zipped = new Map<string, Uint8Array>();
  return {
    async read({ z, x, y }) {
      const key = `${z}/${x}/${y}`;
      const known = zipped.get(key);
      if (known) return known;
      const tile = await tiles.getZxy(z, x, y);
      if (!tile) return undefined;
      const bytes = gzipSync(new Uint8Array(tile.data));
      zipped.set(key, bytes);
      return bytes;
    },
  };
}

const readHeader = (archive: Uint8Array) => bytesToHeader(copy(archive, 0, HEADER_BYTES), '');

const copy = (bytes: Uint8Array, offset: number, length: number): ArrayBuffer =>
  Uint8Array.from(bytes.subarray(offset, offset + length)).buffer;
