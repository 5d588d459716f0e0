import { openDatabases } from '../databases.ts';
import { serve } from '../serve.ts';
import { runMain } from './run-main.ts';

/** `npm start`: every part in one process. */
await runMain(async (config) => serve(config, await openDatabases(config, 'server')));
