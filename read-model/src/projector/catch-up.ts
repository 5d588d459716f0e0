import type { RecordedEvent } from '@naksha/events/contracts';
import type { EventBatch } from '@naksha/events/event-log';
import type { EventReader } from '@naksha/events/event-store';
import type { PartitionProjector } from './partition-projector.ts';

/** Events a step when the event table is read; a step is one transaction. */
export const PAGE = 1000;

/**
 * Projects what the log brought, at least once and maybe from an earlier point: what is done already is dropped, and where
 * something is missing in between the event table is read instead.
 */
export async function catchUp(projector: PartitionProjector, batch: EventBatch, reader: EventReader): Promise<void> {
  const fresh = batch.events.filter(({ seq }) => seq > projector.checkpoint);
  const last = fresh.at(-1);
  if (!last) return;
  if (isConsecutive(fresh, projector.checkpoint)) await projector.project(fresh);
  else await projectTo(projector, batch.partition, last.seq, reader);
}

/**
 * Projects from the event table up to and including `target`.
 * @throws where the event table has no such events
 */
export async function projectTo(
  projector: PartitionProjector,
  partition: number,
  target: number,
  reader: EventReader,
  onStep: (events: number) => void = () => {},
): Promise<void> {
  while (projector.checkpoint < target) {
    const after = projector.checkpoint;
    const page = await reader.readPartition(partition, after, Math.min(PAGE, target - after));
    if (!isConsecutive(page, after))
      throw new Error(`the event table lacks what follows ${partition}:${after} (wanted up to ${target})`);
    await projector.project(page);
    onStep(page.length);
  }
}

const isConsecutive = (events: readonly RecordedEvent[], after: number): boolean =>
  events.length > 0 && events.every(({ seq }, k) => seq === after + 1 + k);
