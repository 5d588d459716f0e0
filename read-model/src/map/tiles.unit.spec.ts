import { gunzipSync } from 'node:zlib';
import type { MapFilter, PlaceId } from '@naksha/events/kernel';
import { Logger } from '@nestjs/common';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MapQueries } from './engine/map-queries.ts';
import { MemoryTileStore } from './memory-tile-store.ts';
import { Tiles } from './tiles.ts';

const engine = {
  contentDigest: () => 'the content',
  tile: ({ z, x, y }: { z: number; x: number; y: number }) => new TextEncoder().encode(`${z}/${x}/${y}`),
} as unknown as MapQueries;

it('uses another cache key once the filter uses travel times of a router', () => {
  let isRouted = false;
  const tiles = new Tiles(engine, new MemoryTileStore(), { isRouted: () => isRouted });
  const keyOf = (filter: MapFilter) => tiles.nameKey({ z: 12, x: 1, y: 7 }, filter);
  const filters: MapFilter[] = [{ within: { of: 'mohali' as PlaceId, minutes: 10, by: 'car' } }, {}];
  const before = filters.map(keyOf);
  isRouted = true;
  expect(filters.map((filter, k) => keyOf(filter) === before[k])).toEqual([false, true]);
});

class BreakableStore extends MemoryTileStore {
  broken = false;
  override get(key: string) {
    return this.broken ? Promise.reject(new Error('away')) : super.get(key);
  }
}

describe('tiles from a failing store', () => {
  afterEach(() => vi.restoreAllMocks());

  it('are rendered, and the failure is logged once at its start and once at its end', async () => {
    const warned = vi.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const store = new BreakableStore();
    const tiles = new Tiles(engine, store, { isRouted: () => false });
    for (const broken of [true, false, true]) {
      store.broken = broken;
      for (let x = 0; x < 50; x++) {
        const { gzipped } = await tiles.getTile({ z: 12, x, y: 7 }, {});
        expect(String(gunzipSync(gzipped))).toBe(`12/${x}/7`);
      }
    }
    expect(warned.mock.calls.map(([{ msg }]) => msg)).toEqual([
      'tile store failed',
      'tile store recovered',
      'tile store failed',
    ]);
  });
});
