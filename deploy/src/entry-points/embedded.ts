import { openDatabases } from '../databases/databases.ts';
import { serve } from '../serve/serve.ts';
import { runMain, takesNone } from './run-main.ts';

/** `npm start`: every part in one process. */
await runMain(async (config, lifetime, args) => {
  takesNone(args);
  await serve(config, await openDatabases(config, 'server', lifetime), lifetime);
}, 'server');
