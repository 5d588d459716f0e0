import { FolderInUse, lockFolder } from '../embedded-postgres/folder-lock.ts';
import { ensureWritableFolder } from '../process/create-folder.ts';
import type { Lifetime } from '../process/lifetime.ts';
import { UserError } from '../process/user-error.ts';

/** Only one at a time: another would consider the running backup interrupted. */
export async function lockBackupFolder(folder: string, lifetime: Lifetime): Promise<void> {
  ensureWritableFolder('FOLDER', folder, 0o700);
  try {
    const { release } = lockFolder(folder, 'backup');
    await lifetime.onEnd(release);
  } catch (error) {
    if (error instanceof FolderInUse)
      throw new UserError(
        `${folder} is in use: process ${error.holder.pid} is taking or deleting a backup there. Try again when it has finished.`,
      );
    throw error;
  }
}
