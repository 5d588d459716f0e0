import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { shareSetup } from './share-setup.ts';
import { temporaryBase } from './temporary-base.ts';

/** Processes of a run have a temporary folder that goes with it: those that tests run in are ended by a signal and clear nothing away. */
export default async function setup(): Promise<() => Promise<void>> {
  const { stop } = await shareSetup('temporary-folder', async () => {
    const before = process.env.TMPDIR;
    const folder = mkdtempSync(join(temporaryBase(), 'naksha-run-'));
    // Open to the other users that PostgreSQL and the photo decoder run as where the tests run as root.
    chmodSync(folder, 0o1777);
    process.env.TMPDIR = folder;
    return {
      value: folder,
      async stop() {
        if (before === undefined) delete process.env.TMPDIR;
        else process.env.TMPDIR = before;
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  });
  return stop;
}
