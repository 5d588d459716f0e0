import type { KnownEvent, RecordedEvent } from '@naksha/events/contracts';

type Place = Pick<RecordedEvent | KnownEvent, 'partition' | 'seq' | 'stream' | 'type'>;

/** This event can't be folded. Deterministic: trying again is no use. */
export class EventFails extends Error {
  constructor(event: Place, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`${event.type} at ${event.partition}:${event.seq} of ${event.stream} can't be folded: ${why}`, { cause });
    this.name = 'EventFails';
  }
}

/** The partition stands still until people act: code that is newer, or a cause that is mended. */
export class PartitionStopped extends Error {
  constructor(partition: number, reason: string, cause: unknown) {
    super(`partition ${partition} is stopped: ${reason}`, { cause });
    this.name = 'PartitionStopped';
  }
}

/** The live documents were made by other code than this, after an upgrade by newer code; writing to them would spoil them. */
export class DocumentsOfOtherVersion extends Error {
  constructor(live: string, mine: string) {
    super(`the live documents are of version ${live}, this projector is of version ${mine}`);
    this.name = 'DocumentsOfOtherVersion';
  }
}
