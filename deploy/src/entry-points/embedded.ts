import '../../require-node.mjs';

import { openDatabases } from '../databases/databases.ts';
import { setDataFolderAside } from '../databases/set-data-folder-aside.ts';
import { checkStart } from '../serve/check-start.ts';
import { serve } from '../serve/serve.ts';
import { assertNoArguments, runMain } from './run-main.ts';

await runMain(
  'start',
  async (config, lifetime, args) => {
    assertNoArguments(
      'start',
      args.filter((arg) => arg !== '--fresh'),
    );
    await checkStart(config);
    const kept = args.includes('--fresh') ? await setDataFolderAside(config, new Date()) : undefined;
    if (kept) console.log(`Renamed the previous data folder to ${kept}`);
    await serve(config, await openDatabases(config, 'server', lifetime), lifetime);
  },
  'server',
);
