import type { RecordedEvent } from '../contracts/event.ts';
import type { EventReader } from '../event-store/event-store.port.ts';

/** Events per read; each page is applied in one transaction. */
const PAGE = 1000;

export interface CheckpointedConsumer {
  readonly checkpoint: number;
  /** Consecutive events that start right after the checkpoint; advances it. */
  apply(events: readonly RecordedEvent[]): Promise<void>;
}

/** The log delivers at least once: skips events already applied, and fills gaps from the event table. */
export async function applyUnseenEvents(
  consumer: CheckpointedConsumer,
  { partition, events }: { partition: number; events: readonly RecordedEvent[] },
  reader: Pick<EventReader, 'readPartition'>,
): Promise<void> {
  const fresh = events.filter(({ seq }) => seq > consumer.checkpoint);
  const last = fresh.at(-1);
  if (!last) return;
  if (isConsecutive(fresh, consumer.checkpoint)) await consumer.apply(fresh);
  else await replayPartitionUpTo(consumer, partition, last.seq, reader);
}

/** Up to and including `target`. */
export async function replayPartitionUpTo(
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
      throw new Error(
        `Events missing in partition ${partition}: expected events ${after + 1} to ${target}, but the events read are not consecutive`,
      );
    await consumer.apply(page);
    onStep(page.length);
  }
}

const isConsecutive = (events: readonly RecordedEvent[], after: number): boolean =>
  events.length > 0 && events.every(({ seq }, k) => seq === after + 1 + k);
