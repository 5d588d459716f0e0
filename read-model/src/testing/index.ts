export { sampleRows } from '../map/engine/testing/sample-rows.ts';
