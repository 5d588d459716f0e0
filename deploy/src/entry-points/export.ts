import '../../require-node.mjs';

import { PostgresEventStore, RandomIds } from '@naksha/events/event-store';
import { ExportRejected, exportOpenData } from '@naksha/read-model/open-data';
import { usageError } from '../commands/help.ts';
import { openDatabases } from '../databases/databases.ts';
import { openWriteAndReadPools } from '../databases/open-pool.ts';
import { deriveExportNoiseKey, openExportStore } from '../parts/open-data.ts';
import { UserError } from '../process/user-error.ts';
import { ConsoleProgress } from '../terminal/console-progress.ts';
import { formatExportResult } from '../terminal/print-export.ts';
import { runEntryPoint } from './run-main.ts';

await runEntryPoint('export', async (config, lifetime, args) => {
  const [target = config.EXPORT_FOLDER, ...more] = args;
  if (more.length > 0) throw usageError('export', `Unexpected argument: ${more.join(' ')}`);
  if (!target) throw usageError('export', 'Name a folder, or set EXPORT_FOLDER.');
  const store = await openExportStore(config, target);
  const { write } = openWriteAndReadPools(await openDatabases(config, 'export', lifetime), 10, lifetime);
  const progress = new ConsoleProgress('events');
  const exported = await exportOpenData({
    reader: new PostgresEventStore({ pool: write, ids: new RandomIds() }),
    store,
    noiseKey: deriveExportNoiseKey(config),
    onProgress: ({ done, total, files }) => progress.update(done, total, `${files} files`),
  }).catch((error: unknown) => {
    throw error instanceof ExportRejected ? new UserError(error.message) : error;
  });
  console.log(formatExportResult(store.name, exported));
});
