import type { RecordedEvent } from '../contracts/event.ts';
import type { EventReader } from '../event-store/event-store.port.ts';

/** Events a step, where the event table is read; a step is one transaction. */
const PAGE = 1000;

/** What a consumer keeps of one partition, and up to where. */
export interface CheckpointedConsumer {
  /** The last seq that it has applied. */
  readonly checkpoint: number;
  /** Applies consecutive events that start right after the checkpoint, which it moves to the last of them. */
  apply(events: readonly RecordedEvent[]): Promise<void>;
}

/**
 * Applies what the log brought, at least once and maybe from an earlier point: what is applied already is dropped, and where
 * something is missing in between the event table is read instead.
 * @throws where the event table has no such events
 */
export async function applyBatch(
  consumer: CheckpointedConsumer,
  { partition, events }: { partition: number; events: readonly RecordedEvent[] },
  reader: Pick<EventReader, 'readPartition'>,
): Promise<void> {
  const fresh = events.filter(({ seq }) => seq > consumer.checkpoint);
  const last = fresh.at(-1);
  if (!last) return;
  if (isConsecutive(fresh, consumer.checkpoint)) await consumer.apply(fresh);
  else await applyUpTo(consumer, partition, last.seq, reader);
}

/**
 * Applies the partition's events from the event table, up to and including `target`.
 * @param onStep told how many events a step had
 * @throws where the event table has no such events
 */
export async function applyUpTo(
  consumer: CheckpointedConsumer,
  partition: number,
  target: number,
  reader: Pick<EventReader, 'readPartition'>,
  onStep: (events: number) => void = () => {},
): Promise<void> {
  while (consumer.checkpoint < target) {
    const after = consumer.checkpoint;
    const page = await reader.readPartition(partition, after, Math.min(PAGE, target - after));
    if (!isConsecutive(page, after))
      throw new Error(`the event table lacks what follows ${partition}:${after} (wanted up to ${target})`);
    await consumer.apply(page);
    onStep(page.length);
  }
}

const isConsecutive = (events: readonly RecordedEvent[], after: number): boolean =>
  events.length > 0 && events.every(({ seq }, k) => seq === after + 1 + k);
