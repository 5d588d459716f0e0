import { startNaksha } from '@naksha/deploy';

/**
 * The process that `tiles.ts` measures: the whole server on a database that is there already. Its argument is JSON of config and
 * databases; it prints its address once it serves, and ends when its input ends, so that it never outlives the benchmark.
 */
const { url, stop } = await startNaksha(JSON.parse(process.argv[2]));
console.log(url);
process.stdin.resume().once('end', () => stop().then(() => process.exit()));
