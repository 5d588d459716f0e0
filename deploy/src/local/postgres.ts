import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type Binaries, findPostgresBinaries } from '../embedded-postgres/binaries.ts';
import { preparePostgresDataFolder, resolveLinkedPostgresFolder, SUPERUSER } from '../embedded-postgres/data-folder.ts';
import { databaseUrlOnServer, ensureDatabase } from '../embedded-postgres/ensure-database.ts';
import { stopOrphanedPostgres } from '../embedded-postgres/orphan.ts';
import { findUnprivilegedUserIfRoot, type UnixUser } from '../embedded-postgres/unprivileged-user.ts';
import type { ServerKind } from './server-kind.ts';

const CONNECT_MS = 3_000;

/** Debian's if installed, otherwise npm's. */
export const postgresServer = (settings: Record<string, string> = {}): ServerKind => ({
  name: 'postgres',
  stopSignal: 'SIGINT',
  async prepare(folder, port) {
    const user = findUnprivilegedUserIfRoot();
    const binaries = programs(clusterIn(folder), user);
    const { path } = preparePostgresDataFolder(folder, binaries, user);
    // A server whose PID file was lost is found by its cluster.
    await stopOrphanedPostgres(path, binaries, user);
    const options = Object.entries({ ...BASE, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    return { program: binaries('postgres'), args: ['-D', path, '-p', String(port), ...options], user };
  },
  home(folder) {
    const cluster = clusterIn(folder);
    return cluster === undefined ? undefined : { cwd: cluster, pidFile: join(cluster, 'postmaster.pid') };
  },
  address: (folder, port) => databaseUrlOnServer(serverUrl(folder, port)),
  async ask(folder, port) {
    // The first client creates our database.
    const url = await ensureDatabase(serverUrl(folder, port), CONNECT_MS);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
    client.on('error', () => {});
    await client.connect();
    await client.query('select 1').finally(() => client.end());
  },
});

const BASE = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  // The log goes to standard error, which is a file here.
  logging_collector: 'off',
  log_error_verbosity: 'terse',
};

const serverUrl = (folder: string, port: number): string => {
  const password = readFileSync(join(homeIn(folder), 'postgres.password'), 'utf8').trim();
  return `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;
};

/** Below a closed folder, the cluster is elsewhere and linked. */
const homeIn = (folder: string): string => resolveLinkedPostgresFolder(folder) ?? folder;

function clusterIn(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const path = join(homeIn(folder), 'postgres');
  return existsSync(join(path, 'PG_VERSION')) ? realpathSync(path) : undefined;
}

/** A cluster stays with the major version that created it. */
function programs(cluster: string | undefined, user: UnixUser | undefined): Binaries {
  const made = cluster && readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const debian = debianVersions().find((version) => made === undefined || version === made);
  return debian ? (program) => join(DEBIAN, debian, 'bin', program) : findPostgresBinaries(user);
}

const DEBIAN = '/usr/lib/postgresql';
/** Newest first; Naksha's SQL needs version 14. */
const debianVersions = (): string[] =>
  (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
    .filter((version) => Number(version) >= 14 && existsSync(join(DEBIAN, version, 'bin/initdb')))
    .sort((a, b) => Number(b) - Number(a));
