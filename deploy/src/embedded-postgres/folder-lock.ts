import { existsSync, linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../process/user-error.ts';
import { identifyProcess, isAlive, type ProcessIdentity } from './process-identity.ts';

const LOCK = 'in-use.json';

export type Holder = ProcessIdentity & { role: string };

export class FolderInUse extends UserError {
  readonly holder: Holder;

  constructor(folder: string, holder: Holder) {
    const { pid, role } = holder;
    super(
      `${folder} is in use by process ${pid} (${role}). Stop that process, or set NAKSHA_DATA_DIR to another folder.`,
    );
    this.name = 'FolderInUse';
    this.holder = holder;
  }
}

/**
 * Locks of dead processes are taken over.
 * @throws FolderInUse
 */
export function lockFolder(folder: string, role: string): { release(): void } {
  const path = join(folder, LOCK);
  const me = identifyProcess(process.pid);
  if (!me) throw new Error('Cannot read the start time of this process, which the folder lock needs');
  const holder: Holder = { ...me, role };
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    while (!linkExclusively(draft, path)) {
      const other = readHolder(folder);
      if (other && isAlive(other)) throw new FolderInUse(folder, other);
      removeDeadLock(path, other);
    }
  } finally {
    rmSync(draft);
  }
  return { release: () => rmSync(path, { force: true }) };
}

/** @returns undefined if nobody holds it, or the holder is dead */
export function findRunningLockHolder(folder: string): Holder | undefined {
  const holder = readHolder(folder);
  return holder && isAlive(holder) ? holder : undefined;
}

export const findAbandonedFolders = (base: string, prefix: string): string[] =>
  readdirSync(base)
    .filter((name) => name.startsWith(prefix))
    .map((name) => join(base, name))
    .filter((folder) => existsSync(join(folder, LOCK)) && !findRunningLockHolder(folder));

function readHolder(folder: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, LOCK), 'utf8')) as Holder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Creating a link is atomic, and only one of several competitors succeeds. */
function linkExclusively(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Two processes may find the same dead holder: one renames its file; the other may have renamed the winner's new file and
 * restores it.
 */
function removeDeadLock(path: string, dead: Holder | undefined): void {
  const aside = `${path}.dead-${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const caught = JSON.parse(readFileSync(aside, 'utf8')) as Holder;
  if (caught.pid !== dead?.pid || caught.started !== dead.started) linkExclusively(aside, path);
  rmSync(aside);
}
