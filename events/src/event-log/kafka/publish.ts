import type { RecordedEvent } from '../../contracts/index.ts';
import type { EventReader } from '../../event-store/event-store.port.ts';
import { PARTITIONS } from '../../kernel/partition.ts';
import { recordSpanOfRemoteParent, SpanKind } from '../../tracing/index.ts';
import { type OutgoingMessage, toKafkaMessage } from './cloud-events.ts';

export type PublishDeps = {
  reader: Pick<EventReader, 'readAfter' | 'source'>;
  /** A failed save ends publishing. */
  session: {
    readPositions(): Promise<number[]>;
    savePositions(positions: ReadonlyMap<number, number>): Promise<void>;
    checkAlive(): void;
  };
  send(messages: readonly OutgoingMessage[]): Promise<void>;
  /** Until the next commit or poll. */
  pause(): Promise<void>;
  /** Divided evenly among the partitions. */
  batchSize: number;
};

type Batch = {
  messages: OutgoingMessage[];
  events: RecordedEvent[];
  positions: ReadonlyMap<number, number>;
  /** More events may be waiting. */
  full: boolean;
};

const NOTHING: Batch = { messages: [], events: [], positions: new Map(), full: false };

/** kafkajs sends a partition's messages as one batch, and Kafka rejects batches above 1 MB. */
const MAX_BYTES = 700_000;
/** Framing and header names per message. */
const OVERHEAD_BYTES = 450;

/** Each send is awaited before its positions are saved; starting again after an error may send events twice. */
export async function publishEvents(deps: PublishDeps, stopped: () => boolean): Promise<void> {
  const { session, send, pause, reader } = deps;
  const source = await reader.source();
  const after = await session.readPositions();
  while (!stopped()) {
    let batch = await collectBatch(deps, after, source);
    while (batch.messages.length > 0 && !stopped()) {
      session.checkAlive();
      const startTime = Date.now();
      const sending = send(batch.messages);
      for (const [partition, seq] of batch.positions) after[partition] = seq;
      const reading = batch.full ? collectBatch(deps, after, source) : NOTHING;
      const [sent, next] = await Promise.allSettled([sending, reading]);
      if (sent.status === 'rejected') throw sent.reason;
      recordSpans(batch, startTime);
      await session.savePositions(batch.positions);
      if (next.status === 'rejected') throw next.reason;
      batch = next.value;
    }
    if (!stopped()) await pause();
  }
}

/** As a child of the span that appended it. */
function recordSpans({ events }: Batch, startTime: number): void {
  for (const { type, partition, correlationId } of events)
    recordSpanOfRemoteParent('publish event', correlationId, {
      ...{ kind: SpanKind.PRODUCER, startTime },
      attributes: { 'naksha.event.type': type, 'naksha.partition': partition, 'naksha.batch': events.length },
    });
}

async function collectBatch(
  { reader, batchSize }: PublishDeps,
  after: readonly number[],
  source: string,
): Promise<Batch> {
  const limit = Math.ceil(batchSize / PARTITIONS);
  const found = await reader.readAfter(after, limit);
  const events: RecordedEvent[] = [];
  const messages: OutgoingMessage[] = [];
  const positions = new Map<number, number>();
  const [amount, bytes] = [new Uint32Array(PARTITIONS), new Uint32Array(PARTITIONS)];
  let full = false;
  for (const event of found) {
    const { partition, seq } = event;
    const message = toKafkaMessage(event, source);
    bytes[partition] += Buffer.byteLength(message.value) + OVERHEAD_BYTES;
    full ||= ++amount[partition] === limit;
    if (positions.has(partition) && bytes[partition] > MAX_BYTES) {
      full = true;
      continue;
    }
    messages.push(message);
    events.push(event);
    positions.set(partition, seq);
  }
  return { messages, events, positions, full };
}
