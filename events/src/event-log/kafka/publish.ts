import type { RecordedEvent } from '../../contracts/index.ts';
import type { EventReader } from '../../event-store/event-store.port.ts';
import { PARTITIONS } from '../../kernel/partition.ts';
import { recordSpan, SpanKind } from '../../tracing/index.ts';
import { type OutgoingMessage, toMessage } from './cloud-events.ts';

/** What a relay publishes with: where it stands is kept apart from what it sends to. */
export type Publishing = {
  reader: Pick<EventReader, 'readAfter' | 'source'>;
  /** Saves are awaited; a save that fails ends the publishing. */
  session: {
    positions(): Promise<number[]>;
    save(positions: ReadonlyMap<number, number>): Promise<void>;
    checkAlive(): void;
  };
  send(messages: readonly OutgoingMessage[]): Promise<void>;
  /** Resolves at the next commit, or when it is time to look all the same. */
  pause(): Promise<void>;
  /** At most so many events a send, of which each partition has its share. */
  batchSize: number;
};

/** Events of one send, and the position of each of their partitions after it. */
type Batch = {
  messages: OutgoingMessage[];
  events: RecordedEvent[];
  positions: ReadonlyMap<number, number>;
  /** There may be more to send. */
  full: boolean;
};

const NOTHING: Batch = { messages: [], events: [], positions: new Map(), full: false };

/** kafkajs makes one batch of a partition's messages, and Kafka refuses one above a megabyte. */
const MOST_BYTES = 700_000;
/** Kafka's own framing of a message with its headers' names. */
const OVERHEAD_BYTES = 450;

/**
 * Publishes what is past the saved positions until `stopped`: one awaited send at a time, and its positions are saved only
 * after it. Where there is more to send, it is read while a send is under way.
 * @throws what reading, sending or saving throws; whoever begins again after that sends some events twice
 */
export async function publish(publishing: Publishing, stopped: () => boolean): Promise<void> {
  const { session, send, pause, reader } = publishing;
  const source = await reader.source();
  const after = await session.positions();
  while (!stopped()) {
    let batch = await collect(publishing, after, source);
    while (batch.messages.length > 0 && !stopped()) {
      session.checkAlive();
      const startTime = Date.now();
      const sending = send(batch.messages);
      for (const [partition, seq] of batch.positions) after[partition] = seq;
      const reading = batch.full ? collect(publishing, after, source) : NOTHING;
      const [sent, next] = await Promise.allSettled([sending, reading]);
      if (sent.status === 'rejected') throw sent.reason;
      trace(batch, startTime);
      await session.save(batch.positions);
      if (next.status === 'rejected') throw next.reason;
      batch = next.value;
    }
    if (!stopped()) await pause();
  }
}

/** A span each, below the append of the event. */
function trace({ events }: Batch, startTime: number): void {
  for (const { type, partition, correlationId } of events)
    recordSpan('publish event', correlationId, {
      ...{ kind: SpanKind.PRODUCER, startTime },
      attributes: { 'naksha.event.type': type, 'naksha.partition': partition, 'naksha.batch': events.length },
    });
}

async function collect({ reader, batchSize }: Publishing, after: readonly number[], source: string): Promise<Batch> {
  const limit = Math.ceil(batchSize / PARTITIONS);
  const found = await reader.readAfter(after, limit);
  const events: RecordedEvent[] = [];
  const messages: OutgoingMessage[] = [];
  const positions = new Map<number, number>();
  const [amount, bytes] = [new Uint32Array(PARTITIONS), new Uint32Array(PARTITIONS)];
  let full = false;
  for (const event of found) {
    const { partition, seq } = event;
    const message = toMessage(event, source);
    bytes[partition] += Buffer.byteLength(message.value) + OVERHEAD_BYTES;
    full ||= ++amount[partition] === limit;
    if (positions.has(partition) && bytes[partition] > MOST_BYTES) {
      full = true;
      continue;
    }
    messages.push(message);
    events.push(event);
    positions.set(partition, seq);
  }
  return { messages, events, positions, full };
}
