import type { KnownEvent, RecordedEvent } from '@naksha/events/contracts';

type Place = Pick<RecordedEvent | KnownEvent, 'partition' | 'seq' | 'stream' | 'type'>;

/** The event cannot be folded. Permanent: retrying is useless. */
export class EventFails extends Error {
  constructor(event: Place, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`${event.type} at ${event.partition}:${event.seq} of ${event.stream} can't be folded: ${why}`, { cause });
    this.name = 'EventFails';
  }
}

/** The partition cannot continue until someone intervenes. */
export class PartitionStopped extends Error {
  constructor(partition: number, reason: string, cause: unknown) {
    super(`partition ${partition} is stopped: ${reason}`, { cause });
    this.name = 'PartitionStopped';
  }
}

/** Live documents were made by different, perhaps newer, code; writing would corrupt them. */
export class DocumentsOfOtherVersion extends Error {
  constructor(live: string, mine: string) {
    super(`the live documents are of version ${live}, this projector is of version ${mine}`);
    this.name = 'DocumentsOfOtherVersion';
  }
}
