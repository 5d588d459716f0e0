import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findPostgresBinaries } from './binaries.ts';
import { preparePostgresDataFolder, SUPERUSER } from './data-folder.ts';
import { findFreePort } from './free-port.ts';
import { stopOrphanedPostgres } from './orphan.ts';
import { type Postmaster, spawnPostmaster } from './postmaster.ts';
import { findUnprivilegedUserIfRoot } from './unprivileged-user.ts';

export type PostgresServer = {
  /** Superuser URL of the maintenance database `postgres`. */
  url: string;
  pid: number;
  orphanStopped: boolean;
  ended: Promise<void>;
  home: string;
  setReadOnly(readOnly: boolean): void;
  restart(): Promise<PostgresServer>;
  stop(): Promise<void>;
};

const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '80',
  shared_buffers: '128MB',
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  // Otherwise a rejected row's values ("Key (phone)=…") would be logged.
  log_error_verbosity: 'terse',
};

/**
 * The caller holds the folder's lock.
 * @throws with the server's last output if it cannot start
 */
export async function startPostgres(
  dataDir: string,
  settings: Record<string, string> = {},
  buryMs?: number,
): Promise<PostgresServer> {
  const user = findUnprivilegedUserIfRoot();
  const binaries = findPostgresBinaries(user);
  const { path, password } = preparePostgresDataFolder(dataDir, binaries, user);
  const orphanStopped = (await stopOrphanedPostgres(path, binaries, user, buryMs)) === 'stopped';
  const home = dirname(path);
  const config_file = writeServerConfig(home, { readOnly: false });
  const spawnOn = (port: number) =>
    spawnPostmaster({
      program: binaries('postgres'),
      cluster: path,
      port,
      user,
      settings: { config_file, ...SETTINGS, ...settings },
    });
  const describeServer = (postmaster: Postmaster): PostgresServer => ({
    url: `postgresql://${SUPERUSER}:${password}@127.0.0.1:${postmaster.port}/postgres`,
    pid: postmaster.pid,
    orphanStopped,
    ended: postmaster.ended,
    home,
    setReadOnly(readOnly) {
      writeServerConfig(home, { readOnly });
      const reload = spawnSync(binaries('pg_ctl'), ['reload', '-D', path], { ...user, cwd: '/', encoding: 'utf8' });
      if (reload.status !== 0) throw new Error(`PostgreSQL cannot reload its settings: ${reload.stderr}`);
    },
    restart: async () => describeServer(await retryStart(() => spawnOn(postmaster.port))),
    stop: () => postmaster.stop(),
  });
  return describeServer(await retryStart(async () => spawnOn(await findFreePort())));
}

const PASSING =
  /could not bind|Address already in use|pre-existing shared memory block|postmaster\.pid" already exists/;
const TRIES = 20;

/** A port can be taken before it is bound, and a killed server needs a moment to end. */
async function retryStart(start: () => Promise<Postmaster>): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start();
    } catch (error) {
      if (attempt === TRIES || !(error instanceof Error && PASSING.test(error.message))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25 * attempt));
    }
  }
}

function writeServerConfig(home: string, { readOnly }: { readOnly: boolean }): string {
  const path = join(home, 'postgres.conf');
  const text = `include 'postgres/postgresql.conf'\ndefault_transaction_read_only = ${readOnly ? 'on ' : 'off'}\n`;
  // Overwritten in place with the same length, because a full disk has no room for another file.
  writeFileSync(path, text, { flag: existsSync(path) ? 'r+' : 'wx', mode: 0o644 });
  return path;
}
