import { PostgresEventStore, RandomIds } from '@naksha/events/event-store';
import { replay } from '@naksha/read-model';
import { ConsoleProgress } from '../console-progress.ts';
import { openDatabases } from '../databases.ts';
import { openPool } from '../open-pool.ts';
import { printReplay } from '../replay-report.ts';
import { runMain } from './run-main.ts';

/** `npm run replay`: rebuilds every document beside the live ones and swaps; it throws, and the exit code is 1, where hashes differ. */
await runMain(async (config) => {
  const databases = await openDatabases(config, 'replay');
  const [write, read] = [databases.write, databases.read].map((url) => openPool(url, 10));
  const progress = new ConsoleProgress('events');
  const reader = new PostgresEventStore({ pool: write, ids: new RandomIds() });
  console.log(
    printReplay(await replay({ pool: read, reader, onProgress: ({ done, total }) => progress.update(done, total) })),
  );
  await Promise.all([write.end(), read.end()]);
  await databases.stop();
});
