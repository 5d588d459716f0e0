import type { MapFilter, TileAddress } from '@naksha/events/kernel';
import type { MapEngine } from '../map-queries.ts';

/** Must be byte-identical for two engines with the same rows. */
export const queryTileFromEngine = (engine: MapEngine, tile: TileAddress, filter: MapFilter) => ({
  tile: engine.tile(tile, filter),
  digest: engine.contentDigest(tile),
  count: engine.count(filter),
  list: engine.list({ filter, sort: 'recommended', limit: 50 }),
  rows: engine.size().rows,
});
