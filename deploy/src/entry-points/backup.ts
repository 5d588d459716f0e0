import '../../require-node.mjs';

import { join } from 'node:path';
import { parseBackupArguments } from '../backup/backup-arguments.ts';
import { lockBackupFolder } from '../backup/lock-backup-folder.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { Pace } from '../backup/pace.ts';
import { formatBackupList, formatBackupResult, formatPrunedBackups } from '../backup/print-backups.ts';
import { pruneBackups } from '../backup/prune-backups.ts';
import { loadSecretIds } from '../backup/secret-ids.ts';
import { openDatabases } from '../databases/databases.ts';
import { ConsoleProgress } from '../terminal/console-progress.ts';
import { openPhotoStore } from '../write-side/photo-store.ts';
import { runEntryPoint } from './run-main.ts';

await runEntryPoint('backup', async (config, lifetime, words) => {
  const { act, folder, bytesASecond } = parseBackupArguments(words);
  if (act === 'list') return console.log(formatBackupList(folder));
  await lockBackupFolder(folder, lifetime);
  if (act === 'prune') return console.log(formatPrunedBackups(await pruneBackups(folder, new Date())));
  const { write } = await openDatabases(config, 'backup', lifetime);
  const bars = new Map<string, ConsoleProgress>();
  const taken = await makeBackup({
    folder,
    databaseUrl: write,
    photos: await openPhotoStore(config),
    secret: loadSecretIds(config).current,
    ledger: config.ERASURE_LEDGER || join(config.NAKSHA_DATA_DIR, 'erasures'),
    now: new Date(),
    pace: new Pace(bytesASecond),
    onProgress: (what, done, total) => {
      const bar = bars.get(what) ?? new ConsoleProgress(what);
      bars.set(what, bar);
      bar.update(done, total);
    },
  });
  console.log(formatBackupResult(folder, taken));
});
