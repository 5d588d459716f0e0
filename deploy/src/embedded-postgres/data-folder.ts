import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import type { Binaries } from './binaries.ts';
import { reachableRoot } from './reachable-root.ts';
import type { User } from './unprivileged-user.ts';

export const SUPERUSER = 'postgres';
export type DataFolder = { path: string; password: string };

/**
 * The cluster in `dataDir/postgres`, made by initdb where there is none yet. It is made beside and renamed when finished,
 * so that a start killed in the middle leaves rubbish that the next one sweeps away, never half a cluster.
 */
export function prepareDataFolder(folder: string, binaries: Binaries, user: User | undefined): DataFolder {
  // Others look at it from folders of their own.
  const dataDir = resolve(folder);
  mkdirSync(dataDir, { recursive: true, mode: user ? 0o711 : 0o700 });
  const home = linkedHome(dataDir) ?? (reachableBy(user, dataDir) ? dataDir : elsewhere(dataDir));
  for (const name of readdirSync(home)) if (name.startsWith(HALF)) rmSync(join(home, name), { recursive: true });
  const path = join(home, 'postgres');
  if (!existsSync(join(path, 'PG_VERSION'))) create(home, path, binaries, user);
  return { path: realpathSync(path), password: readFileSync(join(home, PASSWORD), 'utf8').trim() };
}

const HALF = 'postgres.new-';
const PASSWORD = 'postgres.password';

function create(home: string, path: string, binaries: Binaries, user: User | undefined): void {
  // Without PG_VERSION it was never a cluster; with contents somebody must look at it.
  if (existsSync(path) && readdirSync(path).length > 0)
    throw new Error(`${path} is no PostgreSQL cluster and not empty: move it away`);
  rmSync(path, { recursive: true, force: true });
  const half = mkdtempSync(join(home, HALF));
  const password = randomBytes(18).toString('base64url');
  const passwordFile = join(half, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) for (const owned of [half, passwordFile]) chownSync(owned, user.uid, user.gid);
  const options = ['-U', SUPERUSER, '-A', 'scram-sha-256', '--pwfile', passwordFile, '-E', 'UTF8', '--locale=C'];
  const made = spawnSync(binaries('initdb'), ['-D', join(half, 'data'), ...options, '--no-instructions'], {
    ...user,
    cwd: half,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  writeFileSync(join(home, PASSWORD), password, { mode: 0o600 });
  renameSync(join(half, 'data'), path);
  rmSync(half, { recursive: true });
}

/** May the user make files below it? Asked of the system itself, because parents and access lists count too. */
function reachableBy(user: User | undefined, folder: string): boolean {
  if (!user) return true;
  const probe = mkdtempSync(join(folder, 'reachable-'));
  try {
    chownSync(probe, user.uid, user.gid);
    return spawnSync('/bin/sh', ['-c', 'test -w "$0"', probe], { ...user, cwd: '/' }).status === 0;
  } finally {
    rmSync(probe, { recursive: true });
  }
}

/**
 * Under closed parents the cluster lives in root's reachable folder, and a link in `dataDir` is the only way to it:
 * who deletes `dataDir` starts afresh, and the cluster left behind is swept away.
 */
function elsewhere(dataDir: string): string {
  const root = reachableRoot();
  sweep(root);
  const home = mkdtempSync(join(root, 'data-'));
  chmodSync(home, 0o711);
  writeFileSync(join(home, 'linked-from'), linkIn(dataDir));
  symlinkSync(home, linkIn(dataDir));
  return home;
}

const linkIn = (dataDir: string): string => join(dataDir, 'postgres-home');

/** Where a link in `dataDir` says that its cluster is; undefined without one. @throws Error where it leads nowhere */
export function linkedHome(dataDir: string): string | undefined {
  const link = linkIn(dataDir);
  if (!lstatSync(link, { throwIfNoEntry: false })) return undefined;
  if (!existsSync(link)) throw new Error(`the database that ${link} leads to is gone: delete the link to start afresh`);
  return realpathSync(link);
}

function sweep(root: string): void {
  for (const name of readdirSync(root).filter((entry) => entry.startsWith('data-'))) {
    const home = join(root, name);
    const owner = join(home, 'linked-from');
    if (!existsSync(owner)) continue;
    const link = readFileSync(owner, 'utf8');
    // Whose it is can't be known: nothing of it is touched.
    if (!isAbsolute(link)) continue;
    const alive = lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() && readlinkSync(link) === home;
    if (!alive && !existsSync(join(home, 'postgres', 'postmaster.pid'))) rmSync(home, { recursive: true });
  }
}
