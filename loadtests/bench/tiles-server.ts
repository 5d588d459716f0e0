import { startNaksha } from '@naksha/deploy';

const { url, stop } = await startNaksha(JSON.parse(process.argv[2]));
console.log(url);
process.stdin.resume().once('end', () => stop().then(() => process.exit()));
