import type { MapEngine } from '@naksha/read-model/map-engine';
import type { Flavor } from './give-back-memory.ts';

/** With fewer, a collection takes longer than the load did, and gives little back. */
export const MANY = 100_000;

/**
 * The engine, whose loads of many listings are followed by a collection: the documents that it was made of are garbage then, some
 * 400 MB at a million listings, and V8 keeps what it once had for as long as nothing asks for more.
 * The first comes before the process is asked anything, and gives back all; a later one stops who is asked for a quarter of a second,
 * and leaves the rest for when it is quiet.
 */
export function collectAfterLoad(engine: MapEngine, collect: (flavor: Flavor) => void): MapEngine {
  let flavor: Flavor = 'last-resort';
  return {
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
          if (rows >= MANY) setImmediate(collect, flavor);
          flavor = 'regular';
        },
      };
    },
  };
}
