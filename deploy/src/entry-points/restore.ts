import '../../require-node.mjs';
import { basename, dirname, join } from 'node:path';
import { assertRestorable } from '../backup/check-before-restore.ts';
import { listBackups } from '../backup/manifest.ts';
import { formatRestoreResult } from '../backup/print-backups.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { usageError } from '../commands/help.ts';
import { openDatabases } from '../databases/databases.ts';
import { markDatabaseAsDrill } from '../databases/drill.ts';
import { applyErasureLedger } from '../parts/apply-erasure-ledger.ts';
import { UserError } from '../process/user-error.ts';
import { ConsoleProgress } from '../terminal/console-progress.ts';
import { openOperator } from '../write-side/operator.ts';
import { createPhotoFolder, openPhotoStore } from '../write-side/photo-store.ts';
import { runEntryPoint } from './run-main.ts';

await runEntryPoint('restore', async (config, lifetime, words) => {
  const isDrill = words.includes('--drill');
  const [path, ...more] = words.filter((word) => word !== '--drill');
  if (!path) throw usageError('restore', 'FOLDER, the folder of the backups or of one backup, is missing.');
  if (more.length > 0) throw usageError('restore', `Unexpected argument: ${more.join(' ')}`);
  createPhotoFolder(config);
  const backup = findBackup(path);
  await assertRestorable(config, join(backup.folder, backup.name));
  const databases = await openDatabases(config, 'restore', lifetime);
  // Before any row, so that no process sends a text of the copy.
  if (isDrill) await markDatabaseAsDrill(databases.write);
  else if (databases.isDrill)
    throw new UserError(
      'DATABASE_URL: an earlier restore with --drill marked this database for drills. Add --drill, or use a new database.',
    );
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
  console.log(formatRestoreResult(backup.name, restored));
});

/** @param path of a backup, or of the folder of all backups for the newest */
function findBackup(path: string): { folder: string; name: string } {
  const newest = listBackups(path).finished.at(-1);
  if (newest) return { folder: path, name: newest };
  const [folder, name] = [dirname(path), basename(path)];
  if (listBackups(folder).finished.includes(name)) return { folder, name };
  throw new UserError(
    `No complete backup in ${join(path)}. Run npm run backup -- list FOLDER to list the backups of a folder.`,
  );
}
