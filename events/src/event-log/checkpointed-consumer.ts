import type { RecordedEvent } from '../contracts/event.ts';
import type { EventReader } from '../event-store/event-store.port.ts';

/** Events per read of the event table; each page is applied in one transaction. */
const PAGE = 1000;

/** A consumer's state for one partition, with its checkpoint. */
export interface CheckpointedConsumer {
  /** The last applied seq. */
  readonly checkpoint: number;
  /** Applies consecutive events that start right after the checkpoint, and advances it. */
  apply(events: readonly RecordedEvent[]): Promise<void>;
}

/**
 * Applies a batch from an at-least-once log: skips events already applied, and reads the event table to fill gaps.
 * @throws if the event table lacks the missing events
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
 * @param onStep called after each page with its number of events
 * @throws if the event table lacks some of them
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
