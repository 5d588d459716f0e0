import type { MapEngine } from '@naksha/read-model/map-engine';

/** With fewer, a collection takes longer than the load did, and gives little back. */
export const MANY = 100_000;

/**
 * The engine, whose loads of many listings are followed by a collection: the documents and rows that it was made of are garbage
 * then, 1.9 of 2.7 GB at a million listings, and V8 keeps what it once had for as long as nothing asks for more.
 */
export const collectAfterLoad = (engine: MapEngine, collect: () => void): MapEngine => ({
  ...engine,
  load(rows) {
    engine.load(rows);
    // Whoever loads holds the rows until this turn ends.
    if (rows.length >= MANY) setImmediate(collect);
  },
});
