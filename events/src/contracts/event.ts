import { type AccountEvent, accountStream } from './account-events.ts';
import { type CatalogueEvent, catalogueStreams, type RegionEvent, regionStream } from './catalogue-events.ts';
import type { StreamDefinition } from './define-stream.ts';
import { type EnquiryEvent, enquiryStream } from './enquiry-events.ts';
import { type InterestEvent, interestStream } from './interest-events.ts';
import { type KeyEvent, keyStream } from './key-events.ts';
import { type ListingEvent, listingStream } from './listing-events.ts';
import { type SearchEvent, searchStream } from './search-events.ts';

export type DomainEvent =
  | ListingEvent
  | InterestEvent
  | AccountEvent
  | KeyEvent
  | CatalogueEvent
  | RegionEvent
  | SearchEvent
  | EnquiryEvent;

export const catalogue: StreamDefinition = {
  ...listingStream,
  ...interestStream,
  ...accountStream,
  ...keyStream,
  ...catalogueStreams,
  ...regionStream,
  ...searchStream,
  ...enquiryStream,
};

export type Actor = `account:${string}` | 'system';

/** `data` may be of an older `schema` version. */
export type RecordedEvent = {
  partition: number;
  /** Gapless within the partition, from 1. */
  seq: number;
  id: string;
  stream: string;
  /** From 1, within the stream. */
  version: number;
  type: string;
  schema: number;
  data: unknown;
  actor: Actor;
  /** Of the original request; if traced, the W3C traceparent of the append. */
  correlationId: string;
  causationId: string;
  /** ISO 8601, UTC */
  occurredAt: string;
};

/** With validated data of the newest version. */
export type KnownEvent<E extends DomainEvent = DomainEvent> = Omit<RecordedEvent, 'type' | 'data'> & E;

/** Readers must stop rather than skip it. */
export class UnknownEventVersion extends Error {
  constructor(readonly recorded: Pick<RecordedEvent, 'type' | 'schema' | 'partition' | 'seq'>) {
    super(`Unknown event ${recorded.type} v${recorded.schema} at ${recorded.partition}:${recorded.seq}`);
    this.name = 'UnknownEventVersion';
  }
}

/** @throws UnknownEventVersion, ZodError */
export function decodeEvent(recorded: RecordedEvent, definitions: StreamDefinition = catalogue): KnownEvent {
  const definition = Object.hasOwn(definitions, recorded.type) ? definitions[recorded.type] : undefined;
  if (!definition || recorded.schema > definition.version || recorded.schema < 1)
    throw new UnknownEventVersion(recorded);
  const lifted = definition.upcasters.slice(recorded.schema - 1).reduce((data, upcast) => upcast(data), recorded.data);
  return { ...recorded, schema: definition.version, data: definition.schema.parse(lifted) } as KnownEvent;
}
