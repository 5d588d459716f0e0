export * from './map-engine.ts';
export * from './map-queries.ts';
export * from './map-row.ts';
export { inlineRebuilder, type Rebuilder } from './rebuild.ts';
export { sampleRows } from './testing/sample-rows.ts';
export { workerRebuilder } from './worker-rebuilder.ts';
