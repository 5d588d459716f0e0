import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../contracts/event.ts';
import { sampleRecordedEvent } from '../testing/recorded-sample.ts';
import { applyUnseenEvents, type CheckpointedConsumer, replayPartitionUpTo } from './checkpointed-consumer.ts';

const PARTITION = 3;
const events = (from: number, to: number): RecordedEvent[] =>
  Array.from({ length: to - from + 1 }, (_, k) => sampleRecordedEvent({ partition: PARTITION, seq: from + k }));

class Consumer implements CheckpointedConsumer {
  readonly steps: [first: number, last: number][] = [];
  constructor(public checkpoint: number) {}

  async apply(applied: readonly RecordedEvent[]): Promise<void> {
    expect(applied.map(({ seq }) => seq)).toEqual(applied.map((_, k) => this.checkpoint + 1 + k));
    this.checkpoint += applied.length;
    this.steps.push([applied[0].seq, this.checkpoint]);
  }
}

class Table {
  reads = 0;
  constructor(private readonly head: number) {}

  async readPartition(partition: number, after: number, limit: number): Promise<RecordedEvent[]> {
    expect(partition).toBe(PARTITION);
    this.reads++;
    return events(after + 1, Math.min(this.head, after + limit));
  }
}

describe('events from the log', () => {
  const bring = async (checkpoint: number, batch: RecordedEvent[], table = new Table(5000)) => {
    const consumer = new Consumer(checkpoint);
    await applyUnseenEvents(consumer, { partition: PARTITION, events: batch }, table);
    return { steps: consumer.steps, reads: table.reads };
  };

  it('are applied in one step if they follow the checkpoint', async () => {
    expect(await bring(4, events(5, 9))).toEqual({ steps: [[5, 9]], reads: 0 });
  });

  it('are skipped if they were already applied', async () => {
    expect(await bring(4, events(2, 9))).toEqual({ steps: [[5, 9]], reads: 0 });
    expect(await bring(9, events(2, 9))).toEqual({ steps: [], reads: 0 });
    expect(await bring(9, [])).toEqual({ steps: [], reads: 0 });
  });

  it('are read from the event table if some are missing before or among them', async () => {
    expect(await bring(4, events(7, 9))).toEqual({ steps: [[5, 9]], reads: 1 });
    expect(await bring(4, [...events(5, 6), ...events(8, 9)])).toEqual({ steps: [[5, 9]], reads: 1 });
  });

  it('cause an error if they are missing in the event table too', async () => {
    await expect(bring(4, events(7, 9), new Table(4))).rejects.toThrow(
      'Events missing in partition 3: expected events 5 to 9, but the events read are not consecutive',
    );
    await expect(bring(4, events(7, 9), new Table(6))).rejects.toThrow(
      'Events missing in partition 3: expected events 7 to 9, but the events read are not consecutive',
    );
  });

  it('are read page by page if many are missing, up to the requested position', async () => {
    const [consumer, told] = [new Consumer(10), [] as number[]];
    await replayPartitionUpTo(consumer, PARTITION, 2500, new Table(5000), (amount) => told.push(amount));
    expect(consumer.steps).toEqual([
      [11, 1010],
      [1011, 2010],
      [2011, 2500],
    ]);
    expect(told).toEqual([1000, 1000, 490]);
  });
});
