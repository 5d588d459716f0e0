import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freeBytes, MEGABYTE } from '../data-folder/check-room.ts';

/** Below, nothing is written any more. A second of heavy writing, and what reading writes by itself, fit into it. */
export const LOW_BYTES = 64 * MEGABYTE;
/** From here on, writing goes on. The distance keeps it from changing every second. */
export const ENOUGH_BYTES = 96 * MEGABYTE;
/** Two segments of the write-ahead log: what the recovery after a panic takes. */
const RESERVE_BYTES = 32 * MEGABYTE;
const CHECK_MS = 1_000;

/** A log line about the embedded server or its disk: the event's name, and its fields. */
export type DatabaseNotice = { event: string; [field: string]: unknown };

export type DiskWatch = {
  /** Whether the database may write. */
  hasRoom(): boolean;
  /** Looks now instead of at the next second. */
  check(): void;
  /** Gives up the reserve, for a database that needs it to start. It is made again when there is room. */
  releaseReserve(): void;
  stop(): Promise<void>;
};

type Deps = {
  /** On the disk to watch. */
  folder: string;
  setReadOnly(readOnly: boolean): void;
  notify(notice: DatabaseNotice): void;
  /** @returns bytes that may still be written */
  measureFree?: () => number;
};

/** Makes the database read-only while its disk is nearly full, so that reading goes on and PostgreSQL does not panic. */
export function watchDisk({ folder, setReadOnly, notify, measureFree = () => freeBytes(folder) }: Deps): DiskWatch {
  const reserve = join(folder, 'postgres.reserve');
  let isLow = false;
  let applied = false;
  let filling: Promise<void> | undefined;
  const stopping = new AbortController();

  function apply(free: number): void {
    if (applied === isLow) return;
    try {
      setReadOnly(isLow);
    } catch {
      // The server is just starting or has ended: the next check tries again.
      return;
    }
    applied = isLow;
    const disk = { folder, freeMb: Math.floor(free / MEGABYTE) };
    notify(
      isLow
        ? { event: 'database read-only', ...disk, reason: 'disk nearly full', writableFromMb: ENOUGH_BYTES / MEGABYTE }
        : { event: 'database writable', ...disk },
    );
  }

  function check(): void {
    let free: number;
    try {
      free = measureFree();
    } catch {
      // A folder that cannot be measured just now says nothing about its room.
      return;
    }
    isLow = free < (isLow ? ENOUGH_BYTES : LOW_BYTES);
    apply(free);
    if (!filling && free >= ENOUGH_BYTES + RESERVE_BYTES && !existsSync(reserve))
      filling = fillReserve(reserve, stopping.signal).finally(() => {
        filling = undefined;
      });
  }

  check();
  const timer = setInterval(check, CHECK_MS);
  timer.unref();
  return {
    hasRoom: () => !isLow,
    check,
    releaseReserve: () => rmSync(reserve, { force: true }),
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await filling;
    },
  };
}

/** Random bytes, because a file system may keep zeros in no room at all. What fails is tried again at the next check. */
async function fillReserve(path: string, signal: AbortSignal): Promise<void> {
  const half = `${path}.new`;
  try {
    const file = await open(half, 'w', 0o600);
    try {
      for (let written = 0; written < RESERVE_BYTES; written += MEGABYTE) {
        signal.throwIfAborted();
        await file.writeFile(randomBytes(MEGABYTE));
      }
    } finally {
      await file.close();
    }
    await rename(half, path);
  } catch {
    await rm(half, { force: true });
  }
}
