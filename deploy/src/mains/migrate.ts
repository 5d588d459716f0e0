import { migrate } from '@naksha/services';
import { openDatabases } from '../databases.ts';
import { runMain, takesNone } from './run-main.ts';

/** Brings the write database to this version; a serving process does the same at its start. */
await runMain(async (config, lifetime, args) => {
  takesNone(args);
  const applied = await migrate((await openDatabases(config, 'server', lifetime)).write);
  console.log(applied.length > 0 ? `applied ${applied.join(', ')}` : 'nothing to do');
});
