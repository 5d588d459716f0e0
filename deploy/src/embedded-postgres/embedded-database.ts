import { EventEmitter } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { assertEnoughDiskSpace } from '../data-folder/check-disk-space.ts';
import { toStartFailureError } from './describe-start-failure.ts';
import { type DatabaseNotice, watchDiskSpace } from './disk-watch.ts';
import { ensureDatabase } from './ensure-database.ts';
import { findRunningLockHolder, lockFolder } from './folder-lock.ts';
import { keepPostgresRunning } from './keep-running.ts';
import { startPostgres } from './start-postgres.ts';
import { isRoot } from './unprivileged-user.ts';

export type EmbeddedDatabase = {
  url: string;
  how: string;
  /** Settles when the server has ended and cannot be restarted. Never for an attached one. */
  lost: Promise<void>;
  disk?: DatabaseDisk;
  stop(): Promise<void>;
};

export type DatabaseDisk = {
  hasRoom(): boolean;
  onNotice(listener: (notice: DatabaseNotice) => void): void;
};

const ATTACH_MS = 60_000;

/** One process at a time holds the folder. */
export async function startEmbeddedDatabase(dataDir: string, role: string): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
  const lock = lockFolder(dataDir, role);
  try {
    assertEnoughDiskSpace(dataDir);
    const server = await startPostgres(dataDir);
    const url = await ensureDatabase(server.url);
    writeFileSync(connectionFile(dataDir), JSON.stringify({ url }), { mode: 0o600 });
    const notices = new EventEmitter<{ notice: [notice: DatabaseNotice] }>();
    const notify = (notice: DatabaseNotice) => void notices.emit('notice', notice);
    const disk = watchDiskSpace({ folder: server.home, setReadOnly: server.setReadOnly, notify });
    const running = keepPostgresRunning(server, disk, notify);
    return {
      url,
      how: `embedded PostgreSQL in ${dataDir}${server.orphanStopped ? ' (stopped a server left behind by a killed process)' : ''}`,
      lost: running.lost,
      disk: { hasRoom: disk.hasRoom, onNotice: (listener) => void notices.on('notice', listener) },
      async stop() {
        rmSync(connectionFile(dataDir), { force: true });
        await disk.stop();
        await running.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw toStartFailureError(error as Error, dataDir);
  }
}

/** For commands: attaches to the server of the process that holds the folder, or starts one. */
export async function attachOrStartDatabase(dataDir: string, role: string): Promise<EmbeddedDatabase> {
  const until = Date.now() + ATTACH_MS;
  for (let holder = findRunningLockHolder(dataDir); holder; holder = findRunningLockHolder(dataDir)) {
    const url = findConnection(dataDir);
    if (url && (await acceptsConnections(url)))
      return {
        url,
        how: `embedded PostgreSQL of process ${holder.pid} (${holder.role})`,
        lost: new Promise(() => {}),
        stop: async () => {},
      };
    if (Date.now() > until)
      throw new Error(
        `${dataDir} is in use by process ${holder.pid} (${holder.role}), whose database does not respond. Stop that process and try again.`,
      );
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return startEmbeddedDatabase(dataDir, role);
}

const connectionFile = (dataDir: string): string => join(dataDir, 'connection.json');

function findConnection(dataDir: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(connectionFile(dataDir), 'utf8')) as { url: string }).url;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The file of a killed server names a port that is closed or used by another program. */
async function acceptsConnections(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}
