import { type AccountEvent, accountStream } from './account-events.ts';
import { type CatalogueEvent, catalogueStreams, type RegionEvent, regionStream } from './catalogue-events.ts';
import type { StreamDefinition } from './define-stream.ts';
import { type EnquiryEvent, enquiryStream } from './enquiry-events.ts';
import { type InterestEvent, interestStream } from './interest-events.ts';
import { type KeyEvent, keyStream } from './key-events.ts';
import { type ListingEvent, listingStream } from './listing-events.ts';
import { type SearchEvent, searchStream } from './search-events.ts';

/** Everything that can happen. */
export type DomainEvent =
  | ListingEvent
  | InterestEvent
  | AccountEvent
  | KeyEvent
  | CatalogueEvent
  | RegionEvent
  | SearchEvent
  | EnquiryEvent;

/** Every event type with its newest version, schema and upcasters. */
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

/** Who did it: an account by its opaque id, or the system itself. */
export type Actor = `account:${string}` | 'system';

/** An event as it is stored: `data` may still be of an older `schema` version. */
export type RecordedEvent = {
  partition: number;
  /** Gapless within the partition, from 1. */
  seq: number;
  /** uuid v7 */
  id: string;
  stream: string;
  /** Place in the stream, from 1. */
  version: number;
  type: string;
  /** Version of the data's schema. */
  schema: number;
  data: unknown;
  actor: Actor;
  /** Of the request that it goes back to; where that was traced, the W3C traceparent of the append. */
  correlationId: string;
  causationId: string;
  /** ISO 8601, UTC */
  occurredAt: string;
};

/** A recorded event whose data has been lifted to the newest version and checked. */
export type KnownEvent<E extends DomainEvent = DomainEvent> = Omit<RecordedEvent, 'type' | 'data'> & E;

/** This code is older than the event, or the event is none of ours: a reader must stop, not skip. */
export class UnknownEventVersion extends Error {
  constructor(readonly recorded: Pick<RecordedEvent, 'type' | 'schema' | 'partition' | 'seq'>) {
    super(`unknown event ${recorded.type} v${recorded.schema} at ${recorded.partition}:${recorded.seq}`);
    this.name = 'UnknownEventVersion';
  }
}

/**
 * Lifts a recorded event through its upcasters and checks it.
 * @throws UnknownEventVersion where type or version are not in the catalogue; ZodError where the data breaks its schema
 */
export function decodeEvent(recorded: RecordedEvent, definitions: StreamDefinition = catalogue): KnownEvent {
  const definition = Object.hasOwn(definitions, recorded.type) ? definitions[recorded.type] : undefined;
  if (!definition || recorded.schema > definition.version || recorded.schema < 1)
    throw new UnknownEventVersion(recorded);
  const lifted = definition.upcasters.slice(recorded.schema - 1).reduce((data, upcast) => upcast(data), recorded.data);
  return { ...recorded, schema: definition.version, data: definition.schema.parse(lifted) } as KnownEvent;
}
