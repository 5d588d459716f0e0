import pg from 'pg';
import type { Config } from '../config/config.ts';
import { loadOrCreateServerSecret } from '../config/secret.ts';
import {
  attachOrStartDatabase,
  type DatabaseDisk,
  startEmbeddedDatabase,
} from '../embedded-postgres/embedded-database.ts';
import { isRoot } from '../embedded-postgres/unprivileged-user.ts';
import { ensureWritableFolder } from '../process/create-folder.ts';
import type { Lifetime } from '../process/lifetime.ts';
import { UserError } from '../process/user-error.ts';
import { isDrillDatabase } from './drill.ts';

export type Databases = {
  write: string;
  read: string;
  how: { write: string; read: string };
  /** A restored copy, from which no texts may be sent. */
  isDrill: boolean;
  /** Settles when an embedded server has ended and cannot be restarted. */
  lost: Promise<void>;
  disk?: DatabaseDisk;
};

/** @param role a server must be the only one on the data folder; a command attaches to it */
export async function openDatabases(
  config: Config,
  role:
    | 'server'
    | 'replay'
    | 'export'
    | 'import'
    | 'parked'
    | 'why'
    | 'rekey'
    | 'unlock'
    | 'erase'
    | 'content'
    | 'partner'
    | 'staff'
    | 'bench'
    | 'backup'
    | 'restore',
  lifetime: Lifetime,
): Promise<Databases> {
  for (const name of ['DATABASE_URL', 'READ_DATABASE_URL'] as const) await check(name, config[name]);
  if (config.DATABASE_URL) {
    const read = config.READ_DATABASE_URL || config.DATABASE_URL;
    const how = { write: maskAddress(config.DATABASE_URL), read: maskAddress(read) };
    const isDrill = await isDrillDatabase(config.DATABASE_URL);
    return { write: config.DATABASE_URL, read, how, isDrill, lost: new Promise(() => {}) };
  }
  const open = role === 'server' || role === 'bench' ? startEmbeddedDatabase : attachOrStartDatabase;
  ensureWritableFolder('NAKSHA_DATA_DIR', config.NAKSHA_DATA_DIR, isRoot ? 0o711 : 0o700);
  // Before the database, so that a folder with a database but no secret is detected.
  loadOrCreateServerSecret(config);
  const opening = open(config.NAKSHA_DATA_DIR, role);
  // Registered before the start is complete, so that a signal can stop it. The caller handles failures.
  await lifetime.onEnd(() =>
    opening.then(
      ({ stop }) => stop(),
      () => {},
    ),
  );
  const { url, how, lost, disk } = await opening;
  const read = config.READ_DATABASE_URL;
  return {
    write: url,
    read: read || url,
    how: { write: how, read: read ? maskAddress(read) : 'same as the write database' },
    isDrill: await isDrillDatabase(url),
    lost,
    disk,
  };
}

/** Reported at once with the setting's name, rather than by the first query. */
async function check(name: string, url: string): Promise<void> {
  if (!url) return;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    throw new UserError(
      `${name}: cannot connect to ${maskAddress(url)}: ${describeFailure(error)}. Start the server or correct ${name}.`,
    );
  }
}

/** If a name has several addresses, Node explains each failure but gives no summary. */
const describeFailure = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(describeFailure).join(', ') : (error as Error).message;

const CONNECT_MS = 10_000;

const maskAddress = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname}`;
};
