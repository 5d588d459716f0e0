import { Random } from '@naksha/deploy';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Bed } from '../bed/bed.ts';
import type { BedProcess } from '../bed/bed-process.ts';
import { runUnderLoad } from '../bed/run-under-load.ts';
import { WHOLE } from './whole-town.ts';

/** `npm run test:faults -- --kills 1000`: each takes seconds. */
const KILLS = Number(process.env.NAKSHA_KILLS ?? 12);
const KILL_MS = 60_000;
const AT_ONCE = 3;
/** Invariants are checked in between, so that long runs show when something broke. */
const KILLS_A_TURN = 50;

/** Minutes, even on a busy machine. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 900_000 });

let bed: Bed;
beforeAll(async () => {
  bed = await Bed.start(WHOLE);
});
beforeEach((context) => bed.skipAfterFailure(context));
afterEach(({ task }) => bed.report(task));
afterAll(() => bed?.end());

it('another projector takes over the partitions of a paused one, which then rejoins', () =>
  runUnderLoad(bed, 'projector paused past its session, back', {
    async fault() {
      const [paused] = bed.all('projector');
      for (let round = 0; round < 3; round++) {
        // By then every partition has events that only the other process can project.
        await bed.grownAfter(() => paused.pause());
        await bed.caughtUp();
        paused.resume();
        await bed.caughtUp();
      }
    },
  }));

it('when the publishing relay is killed, the other takes over, and documents stay up to date', () =>
  runUnderLoad(bed, 'publishing relay killed, then paused', {
    async fault() {
      const first = await bed.publishing();
      // Its supervisor is delayed, so that it cannot be first again.
      await first.kill('stays down');
      const second = await bed.publishing();
      expect(second).not.toBe(first);
      await bed.grownAfter(() => {});
      await bed.published();
      await first.start();
      await bed.grownAfter(() => second.pause());
      await bed.caughtUp();
      second.resume();
      await bed.published();
    },
  }));

it(
  'D-02 each process is killed and restarted under load, alone and together with others',
  async () => {
    const seed = Number(process.env.NAKSHA_SEED ?? Math.floor(Math.random() * 1e9));
    console.log(`NAKSHA_SEED=${seed}`);
    const random = new Random(seed);
    // Each at least once, then random ones.
    const unharmed = [...bed.processes];
    for (let done = 0; done < KILLS; done += KILLS_A_TURN) {
      const last = Math.min(KILLS, done + KILLS_A_TURN);
      await runUnderLoad(bed, `processes killed under load, ${done + 1} to ${last}`, {
        repeats: true,
        async fault() {
          for (let killed = done; killed < last; ) {
            const many = Math.min(last - killed, random.drawInteger(1, AT_ONCE));
            const victims = takeSome(random, unharmed.length > 0 ? unharmed : [...bed.processes], many);
            const before = bed.ledger.acknowledged.length;
            await Promise.all(victims.map(comeBack));
            await expect.poll(() => bed.ledger.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before);
            killed += victims.length;
          }
        },
      });
    }
  },
  300_000 + KILLS * KILL_MS,
);

const takeSome = <T>(random: Random, from: T[], many: number): T[] =>
  Array.from({ length: Math.min(many, from.length) }, () => from.splice(random.drawInteger(0, from.length - 1), 1)[0]);

async function comeBack(victim: BedProcess): Promise<void> {
  await victim.is('ready');
  const [starts, said] = [victim.starts, victim.log.length];
  await victim.kill();
  await victim.is('ready');
  // On a busy machine a connection may time out at start; the process then logs it, ends and restarts.
  const refused = victim.log.slice(said).match(/cannot connect to [^\n]*: timeout expired/g) ?? [];
  expect(victim.starts, victim.tail()).toBe(starts + 1 + refused.length);
}
