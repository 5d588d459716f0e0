import { startNaksha } from '@naksha/deploy';

/**
 * The server measured by `tiles.ts`, on an existing database. Argument: JSON of config and databases. Prints its address when
 * ready and ends with its input.
 */
const { url, stop } = await startNaksha(JSON.parse(process.argv[2]));
console.log(url);
process.stdin.resume().once('end', () => stop().then(() => process.exit()));
