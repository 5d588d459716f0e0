import { setTimeout as pause } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import { SlowAttacker } from './slow-attacker.ts';
import type { Target } from './target.ts';
import { visitUntil } from './visitors.ts';

const SIZES = {
  short: { addresses: 4, connections: 100, seconds: 1, storms: 1, waitMs: 0 },
  full: { addresses: 25, connections: 400, seconds: 10, storms: 2, waitMs: 60_000 },
};
/** Every 10 ms: slower than the rate that blocks an address. */
const OPENED_AT_ONCE = 1;
/** Of those attempted; rejected ones are not open. */
const LEAST_HELD = 0.5;
const MOST_KEPT_MB = 120;
const LOOK_EVERY_MS = 1_000;
const MEGABYTE = 2 ** 20;

export const connectionStorm: Attack = {
  name: 'a storm of connections from many addresses',
  async run(target, size) {
    const { addresses, connections, seconds, storms, waitMs } = SIZES[size];
    const before = target.residentBytes();
    let held = 0;
    let highest = 0;
    const storm = async () => {
      const attackers = Array.from({ length: addresses }, () => new SlowAttacker(target, connections, OPENED_AT_ONCE));
      await pause((connections / OPENED_AT_ONCE) * 10 + seconds * 1_000);
      held = Math.max(
        held,
        attackers.reduce((sum, attacker) => sum + attacker.held, 0),
      );
      highest = Math.max(highest, target.residentBytes());
      for (const attacker of attackers) attacker.close();
    };
    const attack = async () => {
      for (let n = 0; n < storms; n++) await storm();
    };
    const visits = await visitUntil(target, attack());
    const grown = (bytes: number) => (bytes - before) / MEGABYTE;
    const kept = grown(await waitForReturn(target, before + MOST_KEPT_MB * MEGABYTE, waitMs));
    return [
      { what: 'connections held at once', figure: held, atLeast: addresses * connections * LEAST_HELD },
      { what: 'memory that they took', figure: grown(highest), unit: 'MB', atMost: 600 },
      { what: 'memory not given back in a minute', figure: kept, unit: 'MB', atMost: MOST_KEPT_MB },
      ...visits.findings(size),
    ];
  },
};

async function waitForReturn(target: Target, enough: number, waitMs: number): Promise<number> {
  const until = performance.now() + waitMs;
  while (target.residentBytes() > enough && performance.now() < until) await pause(LOOK_EVERY_MS);
  return target.residentBytes();
}
