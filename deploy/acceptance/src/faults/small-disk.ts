import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Enough for a new cluster and its first WAL segments. */
const MEGABYTES = 400;
const CHUNK = Buffer.alloc(1 << 20);

/** A small in-memory disk that a test can fill. Needs root on Linux. Close it after use. */
export class SmallDisk {
  private constructor(readonly path: string) {}

  static open(): SmallDisk | undefined {
    const path = mkdtempSync(join(tmpdir(), 'naksha-small-disk-'));
    try {
      const options = `size=${MEGABYTES}m,mode=1777`;
      execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path], { stdio: 'ignore' });
      return new SmallDisk(path);
    } catch {
      rmSync(path, { recursive: true });
      return undefined;
    }
  }

  fill(): void {
    for (const size of [CHUNK.length, 4096, 1])
      for (;;)
        try {
          writeFileSync(this.#filler, CHUNK.subarray(0, size), { flag: 'a' });
          if (this.free === 0) return;
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
          break;
        }
  }

  empty(): void {
    truncateSync(this.#filler);
  }

  get free(): number {
    const { bavail, bsize } = statfsSync(this.path);
    return bavail * bsize;
  }

  close(): void {
    execFileSync('umount', ['-l', this.path]);
    rmSync(this.path, { recursive: true, force: true });
  }

  get #filler(): string {
    return join(this.path, 'filler');
  }
}
