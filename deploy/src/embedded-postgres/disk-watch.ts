import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freeBytes, MEGABYTE } from '../data-folder/check-disk-space.ts';

/** Below this nothing is written. It leaves room for one second of heavy writes and for writes caused by reads. */
export const LOW_BYTES = 64 * MEGABYTE;
/** Above this, writing resumes. The gap prevents frequent changes. */
export const ENOUGH_BYTES = 96 * MEGABYTE;
/** Two segments of the write-ahead log: needed for recovery after a panic. */
const RESERVE_BYTES = 32 * MEGABYTE;
const CHECK_MS = 1_000;

export type DatabaseNotice = { event: string; [field: string]: unknown };

export type DiskWatch = {
  hasRoom(): boolean;
  check(): void;
  /** Deletes the reserve file, for a database that needs it to start. It is recreated when there is room. */
  releaseReserve(): void;
  stop(): Promise<void>;
};

type Deps = {
  folder: string;
  setReadOnly(readOnly: boolean): void;
  notify(notice: DatabaseNotice): void;
  /** @returns bytes that may still be written */
  measureFree?: () => number;
};

/** Makes the database read-only while its disk is nearly full, so that reads continue and PostgreSQL does not panic. */
export function watchDiskSpace({
  folder,
  setReadOnly,
  notify,
  measureFree = () => freeBytes(folder),
}: Deps): DiskWatch {
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
      // The server is starting or has ended; the next check retries.
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
      // The folder could not be measured; that says nothing about free space.
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

/** Random bytes, because some file systems store zeros without using space. Retried at the next check. */
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
