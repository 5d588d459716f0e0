import { migrate } from '@naksha/services';
import { openDatabases } from '../databases.ts';
import { runMain } from './run-main.ts';

/** Brings the write database to this version; a serving process does the same at its start. */
await runMain(async (config) => {
  const databases = await openDatabases(config, 'server');
  const applied = await migrate(databases.write);
  console.log(applied.length > 0 ? `applied ${applied.join(', ')}` : 'nothing to do');
  await databases.stop();
});
