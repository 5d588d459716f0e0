import '../../require-node.mjs';

import { openDatabases } from '../databases/databases.ts';
import { startAfresh } from '../databases/start-afresh.ts';
import { checkStart } from '../serve/check-start.ts';
import { serve } from '../serve/serve.ts';
import { runMain, takesNone } from './run-main.ts';

await runMain(
  'start',
  async (config, lifetime, args) => {
    takesNone(
      'start',
      args.filter((arg) => arg !== '--fresh'),
    );
    await checkStart(config);
    const kept = args.includes('--fresh') ? await startAfresh(config, new Date()) : undefined;
    if (kept) console.log(`Renamed the previous data folder to ${kept}`);
    await serve(config, await openDatabases(config, 'server', lifetime), lifetime);
  },
  'server',
);
