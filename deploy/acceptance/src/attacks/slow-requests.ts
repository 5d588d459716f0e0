import { setTimeout as pause } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import { SlowAttacker } from './slow-attacker.ts';
import { visitUntil } from './visitors.ts';

const OPENED_AT_ONCE = 50;
const SIZES = {
  short: { connections: 600, seconds: 4 },
  full: { connections: 5_000, seconds: 45 },
};
/** A request may take 30 s, checked each second; here it counts from before it was accepted. */
const LONGEST_S = 40;
const MOST_HELD = 400;
/** Rejected connections have closed after this. */
const SETTLED_MS = 500;

export const slowRequests: Attack = {
  name: 'slow headers and bodies from two addresses',
  async run(target, size) {
    const { connections, seconds } = SIZES[size];
    const attackers = [1, 2].map(() => new SlowAttacker(target, connections, OPENED_AT_ONCE));
    const visits = await visitUntil(target, pause(seconds * 1000));
    for (const attacker of attackers) attacker.stopOpening();
    await pause(SETTLED_MS);
    const held = Math.max(...attackers.map((attacker) => attacker.held));
    const opened = attackers.reduce((sum, attacker) => sum + attacker.opened, 0);
    const longest = Math.max(...attackers.map((attacker) => attacker.longestSeconds));
    for (const attacker of attackers) attacker.close();
    return [
      { what: 'connections opened', figure: opened, atLeast: connections },
      { what: 'held by one address', figure: held, atMost: MOST_HELD },
      { what: 'longest that one was held', figure: longest, unit: 's', atMost: LONGEST_S },
      ...visits.findings(size),
    ];
  },
};
