export { type Rebuilder, rebuildInThisThread } from './base/rebuild.ts';
export { type BuiltBy, createWorkerRebuilder } from './base/worker-rebuilder.ts';
export * from './map-engine.ts';
export * from './map-queries.ts';
export * from './rows/map-row.ts';
