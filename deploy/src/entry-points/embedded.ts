import '../../require-node.mjs';

import { openDatabases } from '../databases/databases.ts';
import { startAfresh } from '../databases/start-afresh.ts';
import { checkStart } from '../serve/check-start.ts';
import { serve } from '../serve/serve.ts';
import { runMain, takesNone } from './run-main.ts';

const USAGE = `npm start              every part in one process; settings are environment variables (docs/settings.md)
npm start -- --fresh   with an empty data folder; the former one is renamed, and nothing is deleted`;

/** `npm start`: every part in one process. */
await runMain(
  async (config, lifetime, args) => {
    takesNone(args.filter((arg) => arg !== '--fresh'));
    await checkStart(config);
    const kept = args.includes('--fresh') ? await startAfresh(config, new Date()) : undefined;
    if (kept) console.log(`The former data folder is now ${kept}`);
    await serve(config, await openDatabases(config, 'server', lifetime), lifetime);
  },
  {
    usage: USAGE,
    kind: 'server',
  },
);
