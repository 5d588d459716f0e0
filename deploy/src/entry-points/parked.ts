import '../../require-node.mjs';

import { cutContacts } from '@naksha/events/contacts';
import { PostgresEventStore, RandomIds, SystemClock } from '@naksha/events/event-store';
import { listParked, releaseParked } from '@naksha/read-model';
import { listDeadEffects, migrate, reviveEffect } from '@naksha/services';
import { openDatabases } from '../databases/databases.ts';
import { openJobPools } from '../databases/open-pool.ts';
import { UserError } from '../process/user-error.ts';
import { chooseEffects, PARKED_USAGE, readParkedArguments } from '../terminal/parked-arguments.ts';
import { runMain } from './run-main.ts';

/** More than anybody reads; `--effects all` goes on until none is left. */
const MOST = 200;

/**
 * `npm run parked` lists what stands still and what was given up; `npm run parked -- KEY …` has the projector fold these keys again,
 * `npm run parked -- --effects all` a worker try these effects again.
 */
await runMain(
  async (config, lifetime, words) => {
    const asked = readParkedArguments(words);
    const databases = await openDatabases(config, 'parked', lifetime);
    await migrate(databases.write);
    const { write, read } = openJobPools(databases, 2, lifetime);
    const [ids, clock] = [new RandomIds(), new SystemClock()];
    const store = new PostgresEventStore({ pool: write, ids });
    const parked = await listParked(read).catch(noneYet);
    const dead = await listDeadEffects(write, MOST);
    const strange = asked.keys.filter((key) => !parked.some((one) => one.key === key));
    if (strange.length > 0) throw new UserError(`not parked: ${strange.join(', ')}; npm run parked lists what is`);
    for (const key of asked.keys)
      console.log(`${key} released at ${(await releaseParked({ store, clock, ids, key })).position}`);
    for (let left = chooseEffects(dead, asked.effects); left.length > 0; ) {
      for (const effect of left)
        if (await reviveEffect(write, effect, clock.now()))
          console.log(`${effect.event}/${effect.kind} is tried again`);
      left = asked.effects === 'all' ? await listDeadEffects(write, MOST) : [];
    }
    if (words.length > 0) return;
    if (parked.length > 0) console.table(parked);
    // A carrier may have put the number into its words.
    const shown = dead.map(({ since, error, ...effect }) => ({
      ...effect,
      error: cutContacts(error),
      since: since.toISOString(),
    }));
    if (shown.length > 0) console.table(shown);
    if (parked.length + dead.length === 0) console.log('nothing is parked, and no effect was given up');
  },
  { usage: PARKED_USAGE },
);

/** Nothing has been projected in this database yet, so that even the table is missing. */
function noneYet(error: { code?: string }): [] {
  if (error.code === '42P01') return [];
  throw error;
}
