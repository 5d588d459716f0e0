import type { MapEngine } from '@naksha/read-model/map-engine';

/** With fewer, a collection takes longer than the load did, and gives little back. */
export const MANY = 100_000;

/**
 * The engine, whose loads of many listings are followed by a collection: the documents that it was made of are garbage then, some
 * 400 MB at a million listings, and V8 keeps what it once had for as long as nothing asks for more.
 */
export const collectAfterLoad = (engine: MapEngine, collect: () => void): MapEngine => ({
  ...engine,
  startLoad() {
    const load = engine.startLoad();
    let rows = 0;
    return {
      add(row) {
        rows++;
        load.add(row);
      },
      async end() {
        await load.end();
        // Whoever loads holds the last documents until this turn ends.
        if (rows >= MANY) setImmediate(collect);
      },
    };
  },
});
