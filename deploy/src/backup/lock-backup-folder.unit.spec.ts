import { expect, it } from 'vitest';
import { Lifetime } from '../process/lifetime.ts';
import { lockBackupFolder } from './lock-backup-folder.ts';

it.runIf(process.platform === 'linux')('a folder that cannot be created is reported at once', async () => {
  await expect(lockBackupFolder('/proc/naksha', new Lifetime())).rejects.toThrow(
    'FOLDER: cannot write to /proc/naksha',
  );
});
