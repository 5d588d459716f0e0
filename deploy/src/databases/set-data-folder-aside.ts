import { existsSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../config/config.ts';
import { findPostgresBinaries } from '../embedded-postgres/binaries.ts';
import { renameDataFolder } from '../embedded-postgres/data-folder.ts';
import { lockFolder } from '../embedded-postgres/folder-lock.ts';
import { stopOrphanedPostgres } from '../embedded-postgres/orphan.ts';
import { findUnprivilegedUserIfRoot } from '../embedded-postgres/unprivileged-user.ts';
import { UserError } from '../process/user-error.ts';

/**
 * Nothing is deleted: the renamed folder can still be used as NAKSHA_DATA_DIR.
 * @returns its new path
 */
export async function setDataFolderAside(config: Config, now: Date): Promise<string | undefined> {
  if (config.DATABASE_URL)
    throw new UserError(
      '--fresh only works with the embedded database, but DATABASE_URL is set. Create an empty database and set DATABASE_URL to it.',
    );
  const folder = resolve(config.NAKSHA_DATA_DIR);
  if (!existsSync(folder) || readdirSync(folder).length === 0) return undefined;
  const renamed = `${folder}.${now.toISOString().slice(0, 19).replaceAll(':', '-')}`;
  const lock = lockFolder(folder, 'server');
  try {
    await stopOrphanedServer(folder);
    renameDataFolder(folder, renamed);
  } catch (error) {
    lock.release();
    if (error instanceof UserError) throw error;
    throw new UserError(
      `--fresh: ${folder} cannot be renamed to ${renamed} (${(error as NodeJS.ErrnoException).code ?? (error as Error).message}). Set NAKSHA_DATA_DIR to an empty folder instead.`,
    );
  }
  rmSync(join(renamed, 'in-use.json'), { force: true });
  return renamed;
}

/** A server of a killed process would continue in the renamed folder. */
async function stopOrphanedServer(folder: string): Promise<void> {
  const cluster = ['postgres-home/postgres', 'postgres'].map((name) => join(folder, name)).find(existsSync);
  if (!cluster || !existsSync(join(cluster, 'postmaster.pid'))) return;
  const user = findUnprivilegedUserIfRoot();
  await stopOrphanedPostgres(realpathSync(cluster), findPostgresBinaries(user), user);
}
