import { setTimeout as pause } from 'node:timers/promises';
import { askFrom } from './ask-from.ts';

/** What is asked, one question after the other, until the other process says that it is enough. */
export type Errand = {
  url: string;
  paths: readonly string[];
  headers: Record<string, string>;
  /** A visitor each, who asks everything; they come in turn. */
  addresses: readonly string[];
  paceMs: number;
};
/** How an answer was: its status (0: none came) and how long it took. */
export type Visit = { status: number; ms: number };

/**
 * The visitors' side of visitors.ts, a process of its own: in the attacker's they would wait for the attacker's event loop, and
 * the figure would be his.
 */
process.once('message', async ({ url, paths, headers, addresses, paceMs }: Errand) => {
  let going = true;
  process.once('message', () => {
    going = false;
  });
  for (let n = 0; going; n++)
    for (const path of paths) {
      const { status, ms } = await askFrom(addresses[n % addresses.length], url, path, { headers });
      process.send?.({ status, ms } satisfies Visit);
      await pause(paceMs);
    }
  process.disconnect();
});
