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
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import {
  FRESH_REMEDY,
  hasCreationMarker,
  missingDatabaseError,
  writeCreationMarker,
} from '../data-folder/created-once.ts';
import { UserError } from '../process/user-error.ts';
import type { Binaries } from './binaries.ts';
import { ensureFolderForUnprivilegedUser } from './reachable-root.ts';
import type { UnixUser } from './unprivileged-user.ts';

export const SUPERUSER = 'postgres';
export type DataFolder = { path: string; password: string };

/**
 * Created under a temporary name and renamed, so that a killed start leaves only a folder that the next start
 * removes.
 */
export function preparePostgresDataFolder(folder: string, binaries: Binaries, user: UnixUser | undefined): DataFolder {
  const dataDir = resolve(folder);
  mkdirSync(dataDir, { recursive: true, mode: user ? 0o711 : 0o700 });
  const home =
    resolveLinkedPostgresFolder(dataDir) ?? (isReachableBy(user, dataDir) ? dataDir : createLinkedHome(dataDir));
  const halves = readdirSync(home).filter((name) => name.startsWith(HALF));
  for (const name of halves) rmSync(join(home, name), { recursive: true });
  const path = join(home, 'postgres');
  if (!existsSync(join(path, 'PG_VERSION'))) {
    // A killed creation also leaves a password, but beside an incomplete cluster.
    const hadPassword = existsSync(join(home, PASSWORD)) && halves.length === 0;
    if (hasCreationMarker(dataDir, 'postgres') || hadPassword) throw missingDatabaseError(dataDir);
    create(home, path, binaries, user);
  }
  checkOwner(path, user);
  const password = readPassword(join(home, PASSWORD));
  writeCreationMarker(dataDir, 'postgres');
  return { path: realpathSync(path), password };
}

/** PostgreSQL refuses a cluster of another user. */
function checkOwner(path: string, user: UnixUser | undefined): void {
  const uid = user?.uid ?? process.getuid?.();
  const owner = statSync(path).uid;
  if (uid === undefined || owner === uid) return;
  throw new UserError(
    `NAKSHA_DATA_DIR: ${path} belongs to user ${owner}, but PostgreSQL runs as user ${uid}. Start as the owner of the folder, or run: chown -R ${uid} ${path}`,
  );
}

function readPassword(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UserError(
      code === 'ENOENT'
        ? `NAKSHA_DATA_DIR: ${path} is missing, but the database cannot be opened without it. Restore the file from a backup, ${FRESH_REMEDY}`
        : `NAKSHA_DATA_DIR: ${path} cannot be read (${code}). Change its owner to the current user, or start as its owner.`,
    );
  }
}

const HALF = 'postgres.new-';
const PASSWORD = 'postgres.password';

function create(home: string, path: string, binaries: Binaries, user: UnixUser | undefined): void {
  if (existsSync(path) && readdirSync(path).length > 0)
    throw new UserError(
      `NAKSHA_DATA_DIR: ${path} is not empty, but is not a PostgreSQL data folder (PG_VERSION is missing). Restore it from a backup, ${FRESH_REMEDY}`,
    );
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

/** Tested with the system, because parents and access lists count too. */
function isReachableBy(user: UnixUser | undefined, folder: string): boolean {
  if (!user) return true;
  const probe = mkdtempSync(join(folder, 'reachable-'));
  try {
    chownSync(probe, user.uid, user.gid);
    return spawnSync('/bin/sh', ['-c', 'test -w "$0"', probe], { ...user, cwd: '/' }).status === 0;
  } finally {
    rmSync(probe, { recursive: true });
  }
}

/** Deleting `dataDir` starts afresh, and the orphaned cluster is removed. */
function createLinkedHome(dataDir: string): string {
  const root = ensureFolderForUnprivilegedUser();
  removeOrphanedClusters(root);
  const home = mkdtempSync(join(root, 'data-'));
  chmodSync(home, 0o711);
  writeFileSync(join(home, LINKED_FROM), linkIn(dataDir));
  symlinkSync(home, linkIn(dataDir));
  return home;
}

/** A cluster without this file is never removed, so a kill in between loses nothing. */
export function renameDataFolder(dataDir: string, renamed: string): void {
  const link = linkIn(dataDir);
  const note = existsSync(link) ? join(realpathSync(link), LINKED_FROM) : undefined;
  if (note) rmSync(note, { force: true });
  try {
    renameSync(dataDir, renamed);
  } finally {
    if (note) writeFileSync(note, linkIn(existsSync(dataDir) ? dataDir : renamed));
  }
}

/** In the cluster's folder: the link that points to it. */
const LINKED_FROM = 'linked-from';

const linkIn = (dataDir: string): string => join(dataDir, 'postgres-home');

/**
 * Undefined without a link.
 * @throws UserError if it is broken
 */
export function resolveLinkedPostgresFolder(dataDir: string): string | undefined {
  const link = linkIn(dataDir);
  if (!lstatSync(link, { throwIfNoEntry: false })) return undefined;
  if (!existsSync(link)) throw missingDatabaseError(dataDir);
  return realpathSync(link);
}

function removeOrphanedClusters(root: string): void {
  for (const name of readdirSync(root).filter((entry) => entry.startsWith('data-'))) {
    const home = join(root, name);
    const owner = join(home, LINKED_FROM);
    if (!existsSync(owner)) continue;
    const link = readFileSync(owner, 'utf8');
    // Its owner cannot be known, so it is left alone.
    if (!isAbsolute(link)) continue;
    const alive = lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() && readlinkSync(link) === home;
    if (!alive && !existsSync(join(home, 'postgres', 'postmaster.pid'))) rmSync(home, { recursive: true });
  }
}
