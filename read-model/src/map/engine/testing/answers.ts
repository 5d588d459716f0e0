import type { MapFilter, TileAddress } from '@naksha/events/kernel';
import type { MapEngine } from '../map-queries.ts';

/** What two engines with the same rows must both say, to the byte. */
export const askEngine = (engine: MapEngine, tile: TileAddress, filter: MapFilter) => ({
  tile: engine.tile(tile, filter),
  digest: engine.contentDigest(tile),
  count: engine.count(filter),
  list: engine.list({ filter, sort: 'recommended', limit: 50 }),
  rows: engine.size().rows,
});
