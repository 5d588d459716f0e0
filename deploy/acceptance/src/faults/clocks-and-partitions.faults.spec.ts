import { setTimeout as lasts } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, it, vi } from 'vitest';
import { Bed, type Main } from '../bed/bed.ts';
import { runUnderLoad } from '../bed/run-under-load.ts';
import { exhaustMemoryOfApi } from './exhaust-memory.ts';
import { PARTED } from './parted.ts';
import { WHOLE } from './whole-town.ts';

const HOUR = 3_600_000;
/** Longer than any session that another process could take over. */
const PARTED_MS = 15_000;
const WRONG_MS = 15_000;

vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

let bed: Bed;
beforeAll(async () => {
  bed = await Bed.start({ ...WHOLE, servers: { ...WHOLE.servers, secured: true } });
});
beforeEach((context) => bed.skipAfterFailure(context));
afterEach(({ task }) => bed.report(task));
afterAll(() => bed?.end());

const pairs = (Object.entries(PARTED) as [Main, (typeof PARTED)['api']][]).flatMap(([main, servers]) =>
  servers.map((server) => ({ main, server })),
);
it.each(pairs)('$main continues after it was cut off from $server', ({ main, server }) =>
  runUnderLoad(bed, `${main} parted from ${server} 15 s`, {
    // A worker that cannot record a sent text sends it again under the same key.
    repeats: main === 'worker',
    async fault() {
      bed[server].isolate(bed.all(main)[0]);
      await lasts(PARTED_MS);
      bed[server].restore();
    },
  }),
);

it.each([
  ['one of each an hour ahead', HOUR, [0]],
  ['one of each an hour behind', -HOUR, [0]],
  ['all an hour ahead', HOUR, [0, 1]],
] as const)('all processes keep working when their clocks step %s and back', (name, ms, which) =>
  runUnderLoad(bed, `clocks: ${name}`, {
    repeats: true,
    async fault() {
      const wrong = (['api', 'relay', 'projector', 'worker'] as const).flatMap((main) =>
        which.map((k) => bed.all(main)[k]),
      );
      for (const process of wrong) await process.stepClock(ms);
      await lasts(WRONG_MS);
      for (const process of wrong) await process.stepClock(0);
    },
  }),
);

it('an api that runs out of memory exits and restarts', () =>
  runUnderLoad(bed, 'memory of an api exhausted', {
    async fault() {
      const somebody = await bed.person();
      await exhaustMemoryOfApi(bed, () => somebody.post());
    },
  }));
