export { tricityGround } from '../demo/testing/tricity-ground.ts';
export { createRunFolder, keepLogs } from './run-folder.ts';
export { COMPILED, type Spawned, spawnNode } from './spawn-source.ts';
export { ledgerPathOf, STAFF_PHONE, testConfig } from './test-config.ts';
