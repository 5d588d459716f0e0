export { sampleRows } from '../map/engine/testing/sample-rows.ts';
export { decodeTileFeatures } from './read-tile.ts';
