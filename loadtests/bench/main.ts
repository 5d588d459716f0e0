import { usageError } from '@naksha/deploy';
import { migrate } from '@naksha/services';
import { benchAlerts } from './alerts.ts';
import { withBenchDatabase } from './bench-server.ts';
import { benchRequestBodies } from './bodies.ts';
import { benchCommands } from './commands.ts';
import { benchEventStore } from './event-store.ts';
import { benchImport } from './import.ts';
import { benchEventLog } from './log.ts';
import { benchMapEngine } from './map.ts';
import { benchPastDays } from './past.ts';
import { benchPhotos } from './photos.ts';
import { benchReachableAreas } from './reach.ts';
import { benchSearchInterpretation } from './reading.ts';
import { benchReplay } from './replay.ts';
import { benchRouter } from './router.ts';
import { benchSearch } from './search.ts';
import { benchMapResponses } from './tiles.ts';
import { benchTimeUntilVisible } from './visible.ts';
import { benchWeb } from './web.ts';

const onDatabase = (bench: (url: string) => Promise<void>) => () =>
  withBenchDatabase(async (_, { write }) => {
    await migrate(write);
    await bench(write);
  });

const benches: Record<string, () => Promise<void>> = {
  map: () => benchMapEngine([10_000, 100_000, 1_000_000]),
  store: onDatabase(benchEventStore),
  visible: benchTimeUntilVisible,
  bodies: benchRequestBodies,
  commands: () => benchCommands(100_000),
  import: benchImport,
  photos: () => benchPhotos({ sellers: 50, each: 20, listings: 100_000 }),
  replay: onDatabase((url) => benchReplay(url)),
  log: benchEventLog,
  tiles: benchMapResponses,
  search: () => benchSearch([100_000, 1_000_000]),
  reach: benchReachableAreas,
  reading: async () => benchSearchInterpretation(),
  web: benchWeb,
  past: () => benchPastDays(100_000),
  alerts: () => benchAlerts([100_000, 1_000_000]),
};

/** Needs a server of its own, so it runs only by name. */
const byName: typeof benches = { router: benchRouter };

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn({ ...benches, ...byName }, name));
if (unknown.length) {
  console.error(
    usageError(
      'bench',
      `Unknown benchmark: ${unknown.join(', ')}. Choose from ${Object.keys({ ...benches, ...byName }).join(', ')}.`,
    ).message,
  );
  process.exitCode = 1;
} else {
  for (const name of asked.length ? asked : Object.keys(benches)) {
    await (benches[name] ?? byName[name])();
    console.log('');
  }
}
