import { setTimeout as pause } from 'node:timers/promises';
import { requestFrom } from './request-from.ts';

export type VisitOrder = {
  url: string;
  paths: readonly string[];
  headers: Record<string, string>;
  addresses: readonly string[];
  paceMs: number;
};
export type Visit = { status: number; ms: number };

/** The visitors' process, separate so that they do not wait for the attacker's event loop. */
process.once('message', async ({ url, paths, headers, addresses, paceMs }: VisitOrder) => {
  let going = true;
  process.once('message', () => {
    going = false;
  });
  for (let n = 0; going; n++)
    for (const path of paths) {
      const { status, ms } = await requestFrom(addresses[n % addresses.length], url, path, { headers });
      process.send?.({ status, ms } satisfies Visit);
      await pause(paceMs);
    }
  process.disconnect();
});
