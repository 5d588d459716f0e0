export { sampleRows } from '../map/engine/testing/sample-rows.ts';
export { readTile } from './read-tile.ts';
