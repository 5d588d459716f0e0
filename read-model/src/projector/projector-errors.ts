import type { KnownEvent, RecordedEvent } from '@naksha/events/contracts';

type Place = Pick<RecordedEvent | KnownEvent, 'partition' | 'seq' | 'stream' | 'type'>;

/** Permanent: retrying is useless. */
export class UnfoldableEvent extends Error {
  constructor(event: Place, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`${event.type} at ${event.partition}:${event.seq} of ${event.stream} can't be folded: ${why}`, { cause });
    this.name = 'EventFails';
  }
}

export class PartitionStopped extends Error {
  constructor(partition: number, reason: string, cause: unknown) {
    super(`partition ${partition} is stopped: ${reason}`, { cause });
    this.name = 'PartitionStopped';
  }
}

/** Writing would corrupt documents made by different, perhaps newer, code. */
export class DocumentsOfOtherVersion extends Error {
  constructor(live: string, mine: string) {
    super(`the live documents are of version ${live}, this projector is of version ${mine}`);
    this.name = 'DocumentsOfOtherVersion';
  }
}
