export { tricityGround } from '../demo/testing/tricity-ground.ts';
export { keepLogs, takeRunFolder } from './run-folder.ts';
export { COMPILED, type Spawned, spawnNode } from './spawn-source.ts';
export { placeLedger, STAFF_PHONE, testConfig } from './test-config.ts';
