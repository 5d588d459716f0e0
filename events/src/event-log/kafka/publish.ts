import type { EventReader } from '../../event-store/event-store.port.ts';
import { PARTITIONS } from '../../kernel/partition.ts';
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
  positions: ReadonlyMap<number, number>;
  /** There may be more to send. */
  full: boolean;
};

const NOTHING: Batch = { messages: [], positions: new Map(), full: false };

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
      const sending = send(batch.messages);
      for (const [partition, seq] of batch.positions) after[partition] = seq;
      const reading = batch.full ? collect(publishing, after, source) : NOTHING;
      const [sent, next] = await Promise.allSettled([sending, reading]);
      if (sent.status === 'rejected') throw sent.reason;
      await session.save(batch.positions);
      if (next.status === 'rejected') throw next.reason;
      batch = next.value;
    }
    if (!stopped()) await pause();
  }
}

async function collect({ reader, batchSize }: Publishing, after: readonly number[], source: string): Promise<Batch> {
  const limit = Math.ceil(batchSize / PARTITIONS);
  const events = await reader.readAfter(after, limit);
  const messages: OutgoingMessage[] = [];
  const positions = new Map<number, number>();
  const [amount, bytes] = [new Uint32Array(PARTITIONS), new Uint32Array(PARTITIONS)];
  let full = false;
  for (const event of events) {
    const { partition, seq } = event;
    const message = toMessage(event, source);
    bytes[partition] += Buffer.byteLength(message.value) + OVERHEAD_BYTES;
    full ||= ++amount[partition] === limit;
    if (positions.has(partition) && bytes[partition] > MOST_BYTES) {
      full = true;
      continue;
    }
    messages.push(message);
    positions.set(partition, seq);
  }
  return { messages, positions, full };
}
