import { setTimeout as pause } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import { SlowAttacker } from './slow-attacker.ts';
import { visitWhile } from './visitors.ts';

/** Of what one address has closed, it opens so many again at a time, as fast as it can. */
const OPENED_AT_ONCE = 50;
const SIZES = {
  short: { connections: 600, seconds: 4 },
  full: { connections: 5_000, seconds: 45 },
};
/** A request may last 30 s, and is looked at each second; here it is counted from before it was accepted. */
const LONGEST_S = 40;
const MOST_HELD = 400;
/** So long after the last was opened, those that were refused have gone. */
const SETTLED_MS = 500;

/** Two addresses hold as many connections as they can, each sending a byte now and then, and open anew what is closed. */
export const slowRequests: Attack = {
  name: 'slow headers and bodies from two addresses',
  async run(target, size) {
    const { connections, seconds } = SIZES[size];
    const attackers = [1, 2].map(() => new SlowAttacker(target, connections, OPENED_AT_ONCE));
    const visits = await visitWhile(target, pause(seconds * 1000));
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
