import type { EventReader } from '../../event-store/event-store.port.ts';
import { type OutgoingMessage, toMessage } from './cloud-events.ts';

/** What a relay publishes with: where it stands is kept apart from what it sends to. */
export type Publishing = {
  reader: EventReader;
  /** Saves are awaited; a save that fails ends the publishing. */
  session: {
    positions(): Promise<number[]>;
    save(positions: ReadonlyMap<number, number>): Promise<void>;
    checkAlive(): void;
  };
  send(messages: readonly OutgoingMessage[]): Promise<void>;
  /** Resolves at the next commit, or when it is time to look all the same. */
  pause(): Promise<void>;
  /** At most so many events a send. */
  batchSize: number;
};

/** Events of one send, and the position of each of their partitions after it. */
type Batch = { messages: OutgoingMessage[]; positions: ReadonlyMap<number, number> };

/** kafkajs makes one batch of a partition's messages, and Kafka refuses one above a megabyte. */
const MOST_BYTES = 700_000;
/** So many of ours are seldom above that; reading more at once would be in vain. */
const MOST_OF_A_PARTITION = 1000;
/** Kafka's own framing of a message with its headers' names. */
const OVERHEAD_BYTES = 450;

/**
 * Publishes what is past the saved positions until `stopped`: one awaited send at a time, and its positions are saved only
 * after it. While a send is under way the next batch is read.
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
      const [sent, next] = await Promise.allSettled([sending, collect(publishing, after, source)]);
      if (sent.status === 'rejected') throw sent.reason;
      await session.save(batch.positions);
      if (next.status === 'rejected') throw next.reason;
      batch = next.value;
    }
    if (!stopped()) await pause();
  }
}

async function collect({ reader, batchSize }: Publishing, after: readonly number[], source: string): Promise<Batch> {
  const heads = await reader.heads();
  const behind = [...heads.keys()].filter((partition) => heads[partition] > after[partition]);
  const limit = Math.min(Math.ceil(batchSize / behind.length), MOST_OF_A_PARTITION);
  const read = await Promise.all(behind.map((partition) => reader.readPartition(partition, after[partition], limit)));
  const positions = new Map<number, number>();
  const messages = read.flatMap((events, at) => {
    const taken: OutgoingMessage[] = [];
    let bytes = 0;
    for (const event of events) {
      const message = toMessage(event, source);
      bytes += Buffer.byteLength(message.value) + OVERHEAD_BYTES;
      if (taken.length > 0 && bytes > MOST_BYTES) break;
      taken.push(message);
      positions.set(behind[at], event.seq);
    }
    return taken;
  });
  return { messages, positions };
}
