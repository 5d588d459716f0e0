import { chmodSync, rmSync } from 'node:fs';
import { makeTemporaryFolder } from './make-temporary-folder.ts';
import { shareSetup } from './share-setup.ts';

/** Processes of a run have a temporary folder that goes with it: those that tests run in are ended by a signal and clear nothing away. */
export default async function setup(): Promise<() => Promise<void>> {
  const { stop } = await shareSetup('temporary-folder', async () => {
    const before = process.env.TMPDIR;
    const folder = makeTemporaryFolder();
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
