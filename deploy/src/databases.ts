import type { Config } from './config.ts';
import { attachOrStart, startEmbeddedDatabase } from './embedded-postgres/embedded-database.ts';

export type Databases = {
  write: string;
  read: string;
  /** For the banner. */
  how: { write: string; read: string };
  /** Settles when an embedded server has ended although nobody asked it to. */
  lost: Promise<void>;
  stop(): Promise<void>;
};

/**
 * The databases as configured: servers of one's own by their addresses, else the embedded one.
 * @param role what this process is: a serving one must be the only one on the data folder, a command-line one attaches to it
 */
export async function openDatabases(
  config: Config,
  role: 'server' | 'replay' | 'import' | 'parked' | 'bench',
): Promise<Databases> {
  if (config.DATABASE_URL) {
    const read = config.READ_DATABASE_URL || config.DATABASE_URL;
    const how = { write: addressOf(config.DATABASE_URL), read: addressOf(read) };
    return { write: config.DATABASE_URL, read, how, lost: new Promise(() => {}), stop: async () => {} };
  }
  const open = role === 'server' || role === 'bench' ? startEmbeddedDatabase : attachOrStart;
  const { url, how, lost, stop } = await open(config.NAKSHA_DATA_DIR, role);
  const read = config.READ_DATABASE_URL;
  return { write: url, read: read || url, how: { write: how, read: read ? addressOf(read) : 'the same' }, lost, stop };
}

/** Without user and password. */
const addressOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname}`;
};
