export { builtClient } from './app/client-build.ts';
export { LiveStream } from './app/live-stream.ts';
export { sampleCsv } from './app/sample-csv.ts';
export { EVERY_CHECK, sampleFlat } from './app/sample-flat.ts';
export { TestClient } from './app/test-client.ts';
export { BedProcess } from './bed/bed-process.ts';
export { openBrowser, type TestBrowser } from './browser/browser.ts';
