import { FolderInUse, takeFolder } from '../embedded-postgres/folder-lock.ts';
import type { Lifetime } from '../process/lifetime.ts';
import { makeFolder } from '../process/make-folder.ts';
import { UserError } from '../process/user-error.ts';

/** Only one at a time: another would consider the running backup interrupted. */
export async function holdBackups(folder: string, lifetime: Lifetime): Promise<void> {
  makeFolder('FOLDER', folder, 0o700);
  try {
    const { release } = takeFolder(folder, 'backup');
    await lifetime.onEnd(release);
  } catch (error) {
    if (error instanceof FolderInUse)
      throw new UserError(
        `${folder} is in use: process ${error.holder.pid} takes or prunes a backup there. Try again when it has ended.`,
      );
    throw error;
  }
}
