import { startEmbeddedDatabase } from '../embedded-postgres/embedded-database.ts';

// Run as a separate process by tests that kill it: `node hold-database.ts FOLDER`.
const { url } = await startEmbeddedDatabase(process.argv[2], 'holder');
console.log(url);
setInterval(() => {}, 60_000);
