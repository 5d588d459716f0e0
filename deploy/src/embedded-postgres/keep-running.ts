import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseNotice, DiskWatch } from './disk-watch.ts';
import type { PostgresServer } from './start-postgres.ts';

export type RunningServer = {
  /** Settles when the server has ended and cannot be restarted although its disk has room. */
  lost: Promise<void>;
  stop(): Promise<void>;
};

const RETRY_MS = 1_000;

/**
 * The reserve makes room for its recovery after a full disk; if that is not enough, it retries until there is room.
 */
export function keepPostgresRunning(
  first: PostgresServer,
  disk: Pick<DiskWatch, 'hasRoom' | 'check' | 'releaseReserve'>,
  notify: (notice: DatabaseNotice) => void,
): RunningServer {
  let server = first;
  const stopping = new AbortController();
  const { signal } = stopping;

  async function restart(): Promise<PostgresServer | undefined> {
    for (let isFirst = true; !signal.aborted; isFirst = false) {
      disk.check();
      const hadRoom = disk.hasRoom();
      if (!hadRoom) disk.releaseReserve();
      try {
        return await server.restart();
      } catch (error) {
        disk.check();
        if (isFirst) notify({ event: 'embedded database restart failed', err: error, retrying: true });
        if (hadRoom && disk.hasRoom()) return undefined;
        await delay(RETRY_MS, undefined, { signal }).catch(() => {});
      }
    }
    return undefined;
  }

  async function run(): Promise<'lost' | 'stopped'> {
    for (;;) {
      await server.ended;
      if (signal.aborted) return 'stopped';
      notify({ event: 'embedded database stopped', retrying: true });
      const restarted = await restart();
      if (!restarted) return signal.aborted ? 'stopped' : 'lost';
      server = restarted;
      if (signal.aborted) await server.stop();
      else notify({ event: 'embedded database restarted' });
    }
  }

  const running = run();
  return {
    lost: new Promise((resolve) => running.then((end) => end === 'lost' && resolve())),
    async stop() {
      stopping.abort();
      await server.stop();
      await running;
    },
  };
}
