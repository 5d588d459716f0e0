import { type Context, type SpanOptions, type TracerProvider, trace } from '@opentelemetry/api';
import { expect, it } from 'vitest';
import type { RecordedEvent } from '../../contracts/event.ts';
import { PARTITIONS } from '../../kernel/partition.ts';
import { sampleRecordedEvent } from '../../testing/recorded-sample.ts';
import type { OutgoingMessage } from './cloud-events.ts';
import { type PublishDeps, publishEvents } from './publish.ts';

/** The test decides when a send is done. */
class Bench implements PublishDeps {
  readonly batchSize: number;
  readonly table: RecordedEvent[] = [];
  readonly story: string[] = [];
  readonly sent: string[] = [];
  saved = Array<number>(PARTITIONS).fill(0);
  alive = true;
  stopped = false;
  sending: () => Promise<void> = async () => {};
  private underWay = 0;

  constructor(batchSize = 100 * PARTITIONS) {
    this.batchSize = batchSize;
  }

  commit(partition: number, ...seqs: number[]): void {
    for (const seq of seqs)
      this.table.push(sampleRecordedEvent({ partition, seq, data: { text: 'x'.repeat(this.bytes) } }));
  }
  bytes = 1;

  reader: PublishDeps['reader'] = {
    readAfter: async (after, limit) =>
      after.flatMap((seq, partition) =>
        this.table.filter((event) => event.partition === partition && event.seq > seq).slice(0, limit),
      ),
    source: async () => 'urn:uuid:table',
  };

  session: PublishDeps['session'] = {
    readPositions: async () => [...this.saved],
    savePositions: async (positions) => {
      this.story.push(`saved ${[...positions].map(([partition, seq]) => `${partition}:${seq}`)}`);
      for (const [partition, seq] of positions) this.saved[partition] = seq;
    },
    checkAlive: () => {
      if (!this.alive) throw new Error('lock lost');
    },
  };

  async send(messages: readonly OutgoingMessage[]): Promise<void> {
    expect(++this.underWay).toBe(1);
    this.story.push(`sending ${messages.length}`);
    await this.sending();
    this.sent.push(...messages.map(({ headers }) => headers.ce_position));
    this.story.push('sent');
    this.underWay--;
  }

  async pause(): Promise<void> {
    this.stopped = true;
  }

  run(): Promise<void> {
    return publishEvents(
      { ...this, send: (messages) => this.send(messages), pause: () => this.pause() },
      () => this.stopped,
    );
  }
}

it('D-73 sends one batch after the other, and saves its positions after each', async () => {
  const bench = new Bench(2 * PARTITIONS);
  bench.commit(2, 1, 2, 3);
  bench.commit(7, 1, 2, 3, 4, 5);
  await bench.run();
  expect(bench.story).toEqual([
    ...['sending 4', 'sent', 'saved 2:2,7:2'],
    ...['sending 3', 'sent', 'saved 2:3,7:4'],
    ...['sending 1', 'sent', 'saved 7:5'],
  ]);
  expect(bench.sent).toEqual(['2:1', '2:2', '7:1', '7:2', '2:3', '7:3', '7:4', '7:5']);
});

it('continues after the saved positions, with events committed meanwhile', async () => {
  const bench = new Bench();
  bench.commit(1, 1, 2, 3);
  bench.saved[1] = 2;
  let pauses = 0;
  bench.pause = async () => {
    if (++pauses === 1) bench.commit(4, 1);
    else bench.stopped = true;
  };
  await bench.run();
  expect(bench.sent).toEqual(['1:3', '4:1']);
});

it('saves nothing of a failed send, and sends it again after a restart', async () => {
  const bench = new Bench();
  bench.commit(1, 1, 2);
  bench.sending = () => Promise.reject(new Error('Kafka is away'));
  await expect(bench.run()).rejects.toThrow('Kafka is away');
  expect(bench.saved[1]).toBe(0);
  expect(bench.story).toEqual(['sending 2']);
});

it('D-72 sends nothing once the lock is lost', async () => {
  const bench = new Bench(PARTITIONS);
  bench.commit(1, 1, 2, 3);
  bench.sending = async () => {
    bench.alive = false;
  };
  await expect(bench.run()).rejects.toThrow('lock lost');
  expect(bench.sent).toEqual(['1:1']);
});

it('keeps a partition’s part of a send below Kafka’s limit, however large its events are', async () => {
  const bench = new Bench(1000 * PARTITIONS);
  bench.bytes = 300_000;
  bench.commit(1, 1, 2, 3);
  bench.bytes = 900_000;
  bench.commit(1, 4);
  bench.bytes = 1;
  bench.commit(1, 5);
  await bench.run();
  expect(bench.story.filter((line) => line.startsWith('sending'))).toEqual([
    'sending 2',
    'sending 1',
    'sending 1',
    'sending 1',
  ]);
  expect(bench.sent).toEqual(['1:1', '1:2', '1:3', '1:4', '1:5']);
});

it('creates a span for each sent event below its append, and none for unsent events', async () => {
  const bench = new Bench();
  const spans: [string, string | undefined, SpanOptions['attributes']][] = [];
  const startSpan = (name: string, { attributes }: SpanOptions, above: Context) => {
    spans.push([name, trace.getSpanContext(above)?.spanId, attributes]);
    return { end: () => {} };
  };
  trace.setGlobalTracerProvider({ getTracer: () => ({ startSpan }) } as unknown as TracerProvider);
  try {
    const traced = (k: number) => `00-${'7'.repeat(32)}-000000000000000${k}-01`;
    for (const k of [1, 2]) bench.table.push(sampleRecordedEvent({ partition: 3, seq: k, correlationId: traced(k) }));
    bench.table.push(sampleRecordedEvent({ partition: 3, seq: 3, correlationId: 'of nobody' }));
    bench.sending = async () => expect(spans).toEqual([]);
    await bench.run();
    const told = { 'naksha.event.type': bench.table[0].type, 'naksha.partition': 3, 'naksha.batch': 3 };
    expect(spans).toEqual([1, 2].map((k) => ['publish event', `000000000000000${k}`, told]));
    bench.table.push(sampleRecordedEvent({ partition: 3, seq: 4, correlationId: traced(4) }));
    bench.stopped = false;
    bench.sending = () => Promise.reject(new Error('Kafka is away'));
    await expect(bench.run()).rejects.toThrow('Kafka is away');
    expect(spans).toHaveLength(2);
  } finally {
    trace.disable();
  }
});
