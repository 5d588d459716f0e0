import { Random } from '@naksha/deploy';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Bed } from '../bed/bed.ts';
import type { BedProcess } from '../bed/bed-process.ts';
import { underLoad } from '../bed/under-load.ts';
import { WHOLE } from './whole-town.ts';

/** `npm run test:faults -- --kills 1000`: each takes some seconds until the process is ready again. */
const KILLS = Number(process.env.NAKSHA_KILLS ?? 12);
const KILL_MS = 60_000;
/** The most that die at the same moment. */
const AT_ONCE = 3;
/** People are asked whether all holds in between too, so that a long run says when something went wrong. */
const KILLS_A_TURN = 50;

/** Minutes even on a busy computer. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 900_000 });

let bed: Bed;
beforeAll(async () => {
  bed = await Bed.start(WHOLE);
});
beforeEach((context) => bed.skipAfterFailure(context));
afterEach(({ task }) => bed.report(task));
afterAll(() => bed?.end());

it('a projector stands still past its session, another takes its partitions over, and it comes back', () =>
  underLoad(bed, 'projector paused past its session, back', {
    async fault() {
      const [paused] = bed.all('projector');
      for (let round = 0; round < 3; round++) {
        // Every partition has events by then that only the other one can show.
        await bed.grownAfter(() => paused.pause());
        await bed.caughtUp();
        paused.resume();
        await bed.caughtUp();
      }
    },
  }));

it('of two relays one publishes; killed, the other does; while that stands still, documents go on', () =>
  underLoad(bed, 'publishing relay killed, then paused', {
    async fault() {
      const first = await bed.publishing();
      // Its supervisor is late, so that it can't be first again.
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
  'D-02 each process is killed under load, alone or with others, and started again, over and over',
  async () => {
    const seed = Number(process.env.NAKSHA_SEED ?? Math.floor(Math.random() * 1e9));
    console.log(`NAKSHA_SEED=${seed}`);
    const random = new Random(seed);
    // Each at least once, and then whichever.
    const unharmed = [...bed.processes];
    for (let done = 0; done < KILLS; done += KILLS_A_TURN) {
      const last = Math.min(KILLS, done + KILLS_A_TURN);
      await underLoad(bed, `processes killed under load, ${done + 1} to ${last}`, {
        repeats: true,
        async fault() {
          for (let killed = done; killed < last; ) {
            const many = Math.min(last - killed, random.whole(1, AT_ONCE));
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

/** @returns as many of them, which it takes out, or all that there are */
const takeSome = <T>(random: Random, from: T[], many: number): T[] =>
  Array.from({ length: Math.min(many, from.length) }, () => from.splice(random.whole(0, from.length - 1), 1)[0]);

/** Killed, and started again by its supervisor. */
async function comeBack(victim: BedProcess): Promise<void> {
  await victim.is('ready');
  const [starts, said] = [victim.starts, victim.log.length];
  await victim.kill();
  await victim.is('ready');
  // On a busy computer a server may be late to answer one that starts: it says so, ends, and is started again.
  const refused = victim.log.slice(said).match(/cannot connect to [^\n]*: timeout expired/g) ?? [];
  expect(victim.starts, victim.tail()).toBe(starts + 1 + refused.length);
}
