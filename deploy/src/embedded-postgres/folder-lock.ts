import { existsSync, linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../process/user-error.ts';
import { identifyProcess, isAlive, type ProcessIdentity } from './process-identity.ts';

const LOCK = 'in-use.json';

/** Who has the data folder, and what it does with it. */
export type Holder = ProcessIdentity & { role: string };

/** Another process has the folder, and it lives. */
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
 * Takes the folder for this process until `release`. What a dead process left behind is taken over.
 * @throws FolderInUse
 */
export function takeFolder(folder: string, role: string): { release(): void } {
  const path = join(folder, LOCK);
  const me = identifyProcess(process.pid);
  if (!me) throw new Error('this process has no identity of its own');
  const holder: Holder = { ...me, role };
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    while (!created(draft, path)) {
      const other = readHolder(folder);
      if (other && isAlive(other)) throw new FolderInUse(folder, other);
      putAside(path, other);
    }
  } finally {
    rmSync(draft);
  }
  return { release: () => rmSync(path, { force: true }) };
}

/** @returns undefined where nobody took it, or who took it is dead */
export function livingHolder(folder: string): Holder | undefined {
  const holder = readHolder(folder);
  return holder && isAlive(holder) ? holder : undefined;
}

/** @returns the folders of that prefix which a process took that is dead */
export const findAbandoned = (base: string, prefix: string): string[] =>
  readdirSync(base)
    .filter((name) => name.startsWith(prefix))
    .map((name) => join(base, name))
    .filter((folder) => existsSync(join(folder, LOCK)) && !livingHolder(folder));

function readHolder(folder: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, LOCK), 'utf8')) as Holder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A link appears with its whole content or not at all, and only one of several rivals succeeds. */
function created(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Of two that find the same dead holder, one renames the file; the other may have caught the winner's new one and gives it back. */
function putAside(path: string, dead: Holder | undefined): void {
  const aside = `${path}.dead-${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const caught = JSON.parse(readFileSync(aside, 'utf8')) as Holder;
  if (caught.pid !== dead?.pid || caught.started !== dead.started) created(aside, path);
  rmSync(aside);
}
