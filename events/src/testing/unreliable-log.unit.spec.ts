import { expect, it } from 'vitest';
import type { EventConsumer, EventLog } from '../event-log/event-log.port.ts';
import { PARTITIONS } from '../kernel/partition.ts';
import { sampleRecordedEvent } from './recorded-sample.ts';
import { Recorder } from './recorder.ts';
import { FAULTS, type Fault, UnreliableLog } from './unreliable-log.ts';

const SEED = 7;
const EVENTS = Array.from({ length: 60 }, (_, k) => sampleRecordedEvent({ seq: k + 1 }));

class PlayedLog implements EventLog {
  batches = 0;

  async follow(consumer: EventConsumer) {
    let errors = 0;
    const ask = async () => (await consumer.positions([0])).get(0)!;
    for (let at = await ask(); at < EVENTS.length; )
      try {
        const events = EVENTS.slice(at, at + 5);
        this.batches++;
        await consumer.handle({ partition: 0, events });
        at = events.at(-1)!.seq;
      } catch (error) {
        errors++;
        consumer.onError?.(error, 0);
        at = await ask();
      }
    expect(errors > 0).toBe(this.batches > EVENTS.length / 5);
    return { stop: async () => {} };
  }
}

const play = async (faults: readonly Fault[]) => {
  const [played, recorder] = [new PlayedLog(), new Recorder('reader')];
  let handled = 0;
  recorder.work = async () => {
    handled++;
  };
  await new UnreliableLog(played, faults, SEED).follow(recorder);
  await recorder.waitForSeqs(Array(PARTITIONS).fill(0).with(0, EVENTS.length));
  expect(recorder.kept).toEqual(EVENTS);
  expect([recorder.gaps, recorder.broken, recorder.errors]).toEqual([[], [], []]);
  return { batches: played.batches, handled, repeated: recorder.repeated };
};

it('without faults, delivers each batch once', async () => {
  expect(await play([])).toEqual({ batches: 12, handled: 12, repeated: 0 });
});

it('duplicated: delivers whole batches twice', async () => {
  const { batches, handled, repeated } = await play(['duplicated']);
  expect(batches).toBe(12);
  expect(handled).toBeGreaterThan(batches);
  expect(repeated).toBe((handled - batches) * 5);
});

it('rewound: delivers again from an earlier position', async () => {
  const { batches, repeated } = await play(['rewound']);
  expect(batches).toBeGreaterThan(12);
  expect(repeated).toBeGreaterThan(0);
});

it('interrupted: cuts batches, delivers the rest, and never repeats handled events', async () => {
  const { batches, repeated } = await play(['interrupted']);
  expect(batches).toBeGreaterThan(12);
  expect(repeated).toBe(0);
});

it('causes the same faults for the same seed', async () => {
  expect(await play(FAULTS)).toEqual(await play(FAULTS));
});
