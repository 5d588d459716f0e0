import '../../require-node.mjs';

import { PostgresEventStore, RandomIds } from '@naksha/events/event-store';
import { ExportRefused, exportOpenData } from '@naksha/read-model/open-data';
import { openDatabases } from '../databases/databases.ts';
import { openJobPools } from '../databases/open-pool.ts';
import { exportNoiseKey, openExportStore } from '../parts/open-data.ts';
import { UserError } from '../process/user-error.ts';
import { ConsoleProgress } from '../terminal/console-progress.ts';
import { printExport } from '../terminal/print-export.ts';
import { runMain } from './run-main.ts';

const USAGE = 'npm run export -- FOLDER, or s3://bucket/part, writes the open data there, or brings it up to date';

/** `npm run export`: beside a serving process, or alone; ended half-way it goes on when it is begun again. */
await runMain(
  async (config, lifetime, args) => {
    const [target = config.EXPORT_FOLDER, ...more] = args;
    if (!target || more.length > 0) throw new UserError(USAGE);
    const store = await openExportStore(config, target);
    const { write } = openJobPools(await openDatabases(config, 'export', lifetime), 10, lifetime);
    const progress = new ConsoleProgress('events');
    const exported = await exportOpenData({
      reader: new PostgresEventStore({ pool: write, ids: new RandomIds() }),
      store,
      noiseKey: exportNoiseKey(config),
      onProgress: ({ done, total, files }) => progress.update(done, total, `${files} files`),
    }).catch((error: unknown) => {
      throw error instanceof ExportRefused ? new UserError(error.message) : error;
    });
    console.log(printExport(store.name, exported));
  },
  { usage: USAGE },
);
