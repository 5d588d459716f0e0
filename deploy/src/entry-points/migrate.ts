import '../../require-node.mjs';

import { migrate } from '@naksha/services';
import { openDatabases } from '../databases/databases.ts';
import { prepareDemo } from '../demo/prepare-demo.ts';
import { openOperator } from '../write-side/operator.ts';
import { runMain, takesNone } from './run-main.ts';

/** Brings the write database to this version, as each process does at its start; with NAKSHA_DEMO=on posts the demo town. */
await runMain(
  async (config, lifetime, args) => {
    takesNone(args);
    const databases = await openDatabases(config, 'server', lifetime);
    const applied = await migrate(databases.write);
    console.log(applied.length > 0 ? `applied ${applied.join(', ')}` : 'nothing to apply');
    if (config.NAKSHA_DEMO !== 'on') return;
    const operator = await openOperator(config, databases);
    await lifetime.onEnd(() => operator.stop());
    await prepareDemo(operator.app, operator.write, operator.region, operator.learnPlaces);
  },
  {
    usage:
      'node deploy/dist/mains/migrate.js: brings the write database to this version; with NAKSHA_DEMO=on posts the demo listings',
  },
);
