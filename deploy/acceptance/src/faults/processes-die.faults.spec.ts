import { Random } from '@naksha/deploy';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Bed } from '../bed/bed.ts';
import { underLoad } from '../bed/under-load.ts';
import { WHOLE } from './whole-town.ts';

/** `npm run test:faults -- --kills 1000`: each takes some seconds until the process is ready again. */
const ROUNDS = Number(process.env.NAKSHA_KILLS ?? 12);
const ROUND_MS = 60_000;
/** People are asked whether all holds in between too, so that a long run says when something went wrong. */
const ROUNDS_A_TURN = 50;

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
  'D-02 each process is killed under load and started again, over and over',
  async () => {
    const seed = Number(process.env.NAKSHA_SEED ?? Math.floor(Math.random() * 1e9));
    console.log(`NAKSHA_SEED=${seed}`);
    const random = new Random(seed);
    for (let done = 0; done < ROUNDS; done += ROUNDS_A_TURN) {
      const last = Math.min(ROUNDS, done + ROUNDS_A_TURN);
      await underLoad(bed, `processes killed under load, ${done + 1} to ${last}`, {
        repeats: true,
        async fault() {
          for (let round = done; round < last; round++) {
            // Each at least once, and then whichever.
            const victim = bed.processes[round] ?? random.pick(bed.processes);
            await victim.is('ready');
            const [before, starts, said] = [bed.ledger.acknowledged.length, victim.starts, victim.log.length];
            await victim.kill();
            await victim.is('ready');
            // On a busy computer a server may be late to answer one that starts: it says so, ends, and is started again.
            const refused = victim.log.slice(said).match(/can't be used: timeout expired/g) ?? [];
            expect(victim.starts, victim.tail()).toBe(starts + 1 + refused.length);
            await expect.poll(() => bed.ledger.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before);
          }
        },
      });
    }
  },
  300_000 + ROUNDS * ROUND_MS,
);
