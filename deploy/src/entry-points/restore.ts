import '../../require-node.mjs';

import { join } from 'node:path';
import { checkBeforeRestore } from '../backup/check-before-restore.ts';
import { findBackup } from '../backup/find-backup.ts';
import { printRestored } from '../backup/print-backups.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { openDatabases } from '../databases/databases.ts';
import { applyErasureLedger } from '../parts/apply-erasure-ledger.ts';
import { UserError } from '../process/user-error.ts';
import { ConsoleProgress } from '../terminal/console-progress.ts';
import { openOperator } from '../write-side/operator.ts';
import { makePhotoFolder, openPhotoStore } from '../write-side/photo-store.ts';
import { runMain } from './run-main.ts';

const USAGE = 'say which: npm run restore -- /backups/naksha (the newest), or a folder in it';

/**
 * `npm run restore -- FOLDER` puts the newest backup of the folder, or one that is named, into an empty database and an empty store
 * of photos, and erases again who was erased since (docs/operations.md, Backup and restore).
 */
await runMain(
  async (config, lifetime, [path, ...more]) => {
    if (!path || more.length > 0) throw new UserError(USAGE);
    makePhotoFolder(config);
    const backup = findBackup(path);
    await checkBeforeRestore(config, join(backup.folder, backup.name));
    const databases = await openDatabases(config, 'restore', lifetime);
    const bars = new Map<string, ConsoleProgress>();
    const restored = await restoreBackup({
      ...backup,
      databaseUrl: databases.write,
      photos: await openPhotoStore(config),
      onProgress: (what, done, total) => {
        const bar = bars.get(what) ?? new ConsoleProgress(what);
        bars.set(what, bar);
        bar.update(done, total);
      },
    });
    const { app, stop } = await openOperator(config, databases);
    await lifetime.onEnd(stop);
    await applyErasureLedger(app);
    console.log(printRestored(backup.name, restored));
  },
  { usage: USAGE },
);
