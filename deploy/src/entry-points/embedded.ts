import '../../require-node.mjs';

import { openDatabases } from '../databases/databases.ts';
import { setDataFolderAside } from '../databases/set-data-folder-aside.ts';
import { assertPortAndRegionUsable } from '../serve/check-start.ts';
import { serveAllParts } from '../serve/serve.ts';
import { assertNoArguments, runEntryPoint } from './run-main.ts';

await runEntryPoint(
  'start',
  async (config, lifetime, args) => {
    assertNoArguments(
      'start',
      args.filter((arg) => arg !== '--fresh'),
    );
    await assertPortAndRegionUsable(config);
    const kept = args.includes('--fresh') ? await setDataFolderAside(config, new Date()) : undefined;
    if (kept) console.log(`Renamed the previous data folder to ${kept}`);
    await serveAllParts(config, await openDatabases(config, 'server', lifetime), lifetime);
  },
  'server',
);
