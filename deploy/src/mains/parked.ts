import { PostgresEventStore, RandomIds, SystemClock } from '@naksha/events/event-store';
import { listParked, releaseParked } from '@naksha/read-model';
import { openDatabases } from '../databases.ts';
import { openPool } from '../open-pool.ts';
import { runMain } from './run-main.ts';

/** `npm run parked` lists what stands still; `npm run parked -- KEY …` has the projector fold these keys again. */
await runMain(async (config, keys) => {
  const databases = await openDatabases(config, 'parked');
  const [write, read] = [databases.write, databases.read].map((url) => openPool(url, 2));
  const [ids, clock] = [new RandomIds(), new SystemClock()];
  const store = new PostgresEventStore({ pool: write, ids });
  for (const key of keys)
    console.log(`${key} released at ${(await releaseParked({ store, clock, ids, key })).position}`);
  if (keys.length === 0) console.table(await listParked(read));
  await Promise.all([write.end(), read.end()]);
  await databases.stop();
});
