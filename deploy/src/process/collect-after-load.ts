import type { MapEngine } from '@naksha/read-model/map-engine';
import type { Flavor } from './return-unused-memory.ts';

/** With fewer listings, a collection takes longer than the load and frees little. */
export const MANY = 100_000;

/**
 * The documents, about 400 MB at a million listings, are garbage after the load, and V8 keeps the memory. The first
 * collection runs before the process serves requests; later ones leave most for a quiet time.
 */
export function withGarbageCollectionAfterLoad(engine: MapEngine, collect: (flavor: Flavor) => void): MapEngine {
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
          // The loader holds the last documents until this turn ends.
          if (rows >= MANY) setImmediate(collect, flavor);
          flavor = 'regular';
        },
      };
    },
  };
}
