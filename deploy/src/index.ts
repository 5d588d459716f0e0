export { type Config, readConfig } from './config.ts';
export { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-postgres/embedded-database.ts';
export { importFile } from './import/import-file.ts';
export { type Naksha, startNaksha } from './naksha.ts';
export { openOperator } from './operator.ts';
export { LiveStream } from './testing/live-stream.ts';
export { sampleCsv } from './testing/sample-csv.ts';
export { EVERY_CHECK, sampleFlat } from './testing/sample-flat.ts';
export { TestClient } from './testing/test-client.ts';
