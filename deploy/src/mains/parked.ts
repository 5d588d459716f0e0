import { PostgresEventStore, RandomIds, SystemClock } from '@naksha/events/event-store';
import { listParked, releaseParked } from '@naksha/read-model';
import { openDatabases } from '../databases/databases.ts';
import { openJobPools } from '../databases/open-pool.ts';
import { UserError } from '../process/user-error.ts';
import { runMain } from './run-main.ts';

/** `npm run parked` lists what stands still; `npm run parked -- KEY …` has the projector fold these keys again. */
await runMain(async (config, lifetime, keys) => {
  const { write, read } = openJobPools(await openDatabases(config, 'parked', lifetime), 2, lifetime);
  const [ids, clock] = [new RandomIds(), new SystemClock()];
  const store = new PostgresEventStore({ pool: write, ids });
  const parked = await listParked(read).catch(noneYet);
  const strange = keys.filter((key) => !parked.some((one) => one.key === key));
  if (strange.length > 0) throw new UserError(`not parked: ${strange.join(', ')}; npm run parked lists what is`);
  for (const key of keys)
    console.log(`${key} released at ${(await releaseParked({ store, clock, ids, key })).position}`);
  if (parked.length === 0) console.log('nothing is parked');
  else if (keys.length === 0) console.table(parked);
});

/** Nothing has been projected in this database yet, so that even the table is missing. */
function noneYet(error: { code?: string }): [] {
  if (error.code === '42P01') return [];
  throw error;
}
