import '../../require-node.mjs';

import { join } from 'node:path';
import { readBackupArguments } from '../backup/backup-arguments.ts';
import { lockBackupFolder } from '../backup/lock-backup-folder.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { Pace } from '../backup/pace.ts';
import { printBackupResult, printBackups, printPruned } from '../backup/print-backups.ts';
import { pruneBackups } from '../backup/prune-backups.ts';
import { readSecretIds } from '../backup/secret-ids.ts';
import { openDatabases } from '../databases/databases.ts';
import { ConsoleProgress } from '../terminal/console-progress.ts';
import { openPhotoStore } from '../write-side/photo-store.ts';
import { runMain } from './run-main.ts';

await runMain('backup', async (config, lifetime, words) => {
  const { act, folder, bytesASecond } = readBackupArguments(words);
  if (act === 'list') return console.log(printBackups(folder));
  await lockBackupFolder(folder, lifetime);
  if (act === 'prune') return console.log(printPruned(await pruneBackups(folder, new Date())));
  const { write } = await openDatabases(config, 'backup', lifetime);
  const bars = new Map<string, ConsoleProgress>();
  const taken = await makeBackup({
    folder,
    databaseUrl: write,
    photos: await openPhotoStore(config),
    secret: readSecretIds(config).current,
    ledger: config.ERASURE_LEDGER || join(config.NAKSHA_DATA_DIR, 'erasures'),
    now: new Date(),
    pace: new Pace(bytesASecond),
    onProgress: (what, done, total) => {
      const bar = bars.get(what) ?? new ConsoleProgress(what);
      bars.set(what, bar);
      bar.update(done, total);
    },
  });
  console.log(printBackupResult(folder, taken));
});
