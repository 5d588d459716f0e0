import type { KnownEvent, RecordedEvent } from '@naksha/events/contracts';

type Place = Pick<RecordedEvent | KnownEvent, 'partition' | 'seq' | 'stream' | 'type'>;

/** Permanent: retrying is useless. */
export class UnfoldableEvent extends Error {
  constructor(event: Place, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`${event.type} at ${event.partition}:${event.seq} of ${event.stream} could not be projected: ${why}`, {
      cause,
    });
    this.name = 'EventFails';
  }
}

export class PartitionStopped extends Error {
  constructor(partition: number, reason: string, cause: unknown) {
    super(`Projection of partition ${partition} stopped: ${reason}`, { cause });
    this.name = 'PartitionStopped';
  }
}

/** Writing would corrupt documents made by different, perhaps newer, code. */
export class DocumentsOfOtherVersion extends Error {
  constructor(live: string, mine: string) {
    super(`Live documents have version ${live}, but this projector has version ${mine}`);
    this.name = 'DocumentsOfOtherVersion';
  }
}
