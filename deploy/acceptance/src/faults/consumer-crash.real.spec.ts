import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Bed } from '../bed/bed.ts';
import { findGroup, joinWithIncompatibleStrategy } from '../bed/kafka-tools.ts';

const PATIENT = { timeout: 60_000, interval: 50 };

let bed: Bed;
beforeAll(async () => {
  bed = await Bed.start({
    processes: { api: 1, projector: 1, relay: 1 },
    servers: { kafka: true },
    supervised: true,
  });
  await bed.caughtUp();
});
afterEach(({ task }) => bed.report(task));
afterAll(() => bed?.end());

it('D-78 a projector that Kafka rejects logs the reason, exits with an error, is restarted and works once it is accepted', async () => {
  const [projector] = bed.all('projector');
  const broker = bed.kafka.address;
  const group = await findGroup(broker, 'naksha-projector');
  await projector.stop();
  const leave = await joinWithIncompatibleStrategy(broker, group);
  try {
    const before = projector.starts;
    await projector.start('live');
    // Its own start, and two restarts.
    await vi.waitFor(() => expect(projector.starts).toBeGreaterThanOrEqual(before + 3), PATIENT);
    expect(projector.lastExit).toBe(1);
    expect(projector.log).toMatch(/Kafka consumer crashed: .*[Pp]rotocol.*\. Shutting down/);
  } finally {
    await leave();
  }
  await (await bed.person()).post(3);
  await bed.caughtUp();
});
