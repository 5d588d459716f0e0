import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Random } from '../demo/random.ts';
import { Bed } from '../testing/bed/bed.ts';
import { underLoad } from '../testing/bed/under-load.ts';
import { WHOLE } from './whole-town.ts';

const ROUNDS = 12;

/** Minutes even on a busy computer. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let bed: Bed;
beforeAll(async () => {
  bed = await Bed.start(WHOLE);
});
afterEach(({ task }) => bed.tellOf(task));
afterAll(() => bed.end());

it('a projector stands still past its session, another takes its partitions over, and it comes back', () =>
  underLoad(bed, 'projector paused past its session, back', async () => {
    const [paused] = bed.all('projector');
    for (let round = 0; round < 3; round++) {
      paused.pause();
      // Comes only once the other one has the partitions of both.
      await bed.caughtUp();
      paused.resume();
      await bed.caughtUp();
    }
  }));

it('of two relays one publishes; killed, the other does; while that stands still, documents go on', () =>
  underLoad(bed, 'publishing relay killed, then paused', async () => {
    const first = await bed.publishing();
    await first.kill();
    await bed.published();
    const second = await bed.publishing();
    second.pause();
    await bed.caughtUp();
    second.resume();
    await bed.published();
  }));

it('D-02 each process is killed under load and started again, over and over', async () => {
  const seed = Number(process.env.NAKSHA_SEED ?? Math.floor(Math.random() * 1e9));
  console.log(`NAKSHA_SEED=${seed}`);
  const random = new Random(seed);
  await underLoad(bed, `${ROUNDS} processes killed under load`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      // Each at least once, and then whichever.
      const victim = bed.processes[round] ?? random.pick(bed.processes);
      if (!victim.running) continue;
      const before = bed.ledger.acknowledged.length;
      await victim.kill();
      await victim.is('ready');
      await expect.poll(() => bed.ledger.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before);
    }
  });
});
