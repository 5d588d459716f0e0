export { loadTricityDemoData } from '../demo/testing/tricity-ground.ts';
export { copyLogsForFailure, createRunFolder } from './run-folder.ts';
export { COMPILED, type Spawned, spawnNode } from './spawn-source.ts';
export { createTestConfig, STAFF_PHONE, testErasureLedgerPath } from './test-config.ts';
