import { chmodSync, rmSync } from 'node:fs';
import { makeTemporaryFolder } from './make-temporary-folder.ts';
import { shareSetupBetweenProjects } from './share-setup.ts';

/** Killed test processes do not clean up. */
export default async function setup(): Promise<() => Promise<void>> {
  const { stop } = await shareSetupBetweenProjects('temporary-folder', async () => {
    const before = process.env.TMPDIR;
    const folder = makeTemporaryFolder();
    // If tests run as root, other users (PostgreSQL, photo decoder) need access.
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
