import { pollUntil } from '@naksha/deploy/local';
import type { Bed } from '../bed/bed.ts';

const MB = 2 ** 20;
/** Beyond its idle needs. */
const SPARE_MB = 12;
const ENDS_MS = 180_000;
/** An address's limit. */
const STREAMS_AN_ADDRESS = 20;
const STREAMS = 4_000;

/**
 * Starts an api with little memory; live streams exhaust it while others continue, until it ends and restarts.
 * @param goOn a command to all apis in turn
 * @returns its last output
 */
export async function exhaustMemoryOfApi(bed: Bed, goOn: () => Promise<unknown>): Promise<string> {
  const [usual] = bed.all('api');
  const usedMb = Math.ceil((await usual.metric('nodejs_heap_size_used_bytes')) / MB);
  const small = await bed.add('api', { NODE_OPTIONS: `--max-old-space-size=${usedMb + SPARE_MB}` });
  const starts = small.starts;
  const leave = new AbortController();
  const open = async (k: number) => {
    const address = `10.${2 + Math.floor(k / STREAMS_AN_ADDRESS / 250)}.${Math.floor(k / STREAMS_AN_ADDRESS) % 250}.7`;
    const headers = { 'x-forwarded-for': address };
    await fetch(`${small.url}/api/live?bbox=76.6,30.6,76.9,30.8`, { headers, signal: leave.signal });
  };
  try {
    let opened = 0;
    const ended = await pollUntil(async () => {
      if (small.starts > starts) return true;
      const more = Math.min(50, STREAMS - opened);
      await Promise.allSettled(Array.from({ length: more }, (_, k) => open(opened + k)));
      opened += more;
      await goOn();
      return small.starts > starts;
    }, ENDS_MS);
    if (!ended) throw new Error(`${small.name} did not run out of memory with ${opened} streams:\n${small.tail()}`);
  } finally {
    leave.abort();
  }
  await small.is('ready');
  await goOn();
  await bed.caughtUp();
  const said = small.log;
  await bed.remove(small);
  return said;
}
