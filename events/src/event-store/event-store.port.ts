import type { Actor, DomainEvent, RecordedEvent } from '../contracts/event.ts';
import type { PositionToken } from '../kernel/position.ts';

/** Uniqueness across streams: the first to insert `(kind, key)` holds the claim, for `owner`. */
export type Claim = { kind: string; key: string; owner: string };

/** Makes a repeated command run once. Holds ids only, never bodies or tokens. */
export type IdempotencyRecord = {
  principal: string;
  key: string;
  /** HMAC of the request's body: the same key with another body is rejected. */
  bodyHmac: string;
  result: Readonly<Record<string, string | boolean>>;
};

export type Append = {
  stream: string;
  /** The stream's version when the decision was made; 0 for a new stream. */
  expectedVersion: number;
  events: readonly DomainEvent[];
  meta: { actor: Actor; correlationId: string; causationId: string; occurredAt: Date };
  claims?: readonly Claim[];
  /** Claims released in the same transaction. */
  releases?: readonly Pick<Claim, 'kind' | 'key'>[];
  idempotency?: IdempotencyRecord;
};

export type Appended =
  | { outcome: 'appended'; position: PositionToken; version: number }
  /** The stream has changed since: reload and decide again. */
  | { outcome: 'conflict' }
  /** The claim is already held. */
  | { outcome: 'claimed'; claim: Pick<Claim, 'kind' | 'key'>; owner: string }
  /** The idempotency key was used before, with this result. */
  | { outcome: 'repeated'; record: StoredIdempotency };

export type StoredIdempotency = IdempotencyRecord & { position: PositionToken };

/**
 * The source of truth. Events, claims and idempotency record are committed atomically, and are durable when `append` resolves.
 * Within a partition, `seq` is gapless and in commit order.
 */
export interface EventStore {
  append(append: Append): Promise<Appended>;
  /** Events of a stream after `afterVersion`, in order; empty if there are none. */
  readStream(stream: string, afterVersion?: number): Promise<RecordedEvent[]>;
  /** The last events of a stream, at most `limit`, in order. */
  readStreamEnd(stream: string, limit: number): Promise<RecordedEvent[]>;
  /** One of these streams that has an event of the type. */
  findWith(type: DomainEvent['type'], streams: readonly string[]): Promise<string | undefined>;
  /** @param keys equivalent forms of the key, in order of preference */
  findIdempotency(principal: string, keys: readonly string[]): Promise<StoredIdempotency | undefined>;
  /** Deletes at most `limit` idempotency records created before `before`, oldest first. @returns how many */
  forgetIdempotency(before: Date, limit: number): Promise<number>;
  /** Claims of a kind whose key starts with `prefix`, ordered by key. */
  claims(kind: string, prefix: string): Promise<Claim[]>;
}

/** Reads the event table by partition and by ordering key. */
export interface EventReader {
  /** At most `limit` events of the partition with `seq` above `after`, in order. */
  readPartition(partition: number, after: number, limit: number): Promise<RecordedEvent[]>;
  /** The same for every partition: at most `limit` of each, ordered by partition. */
  readAfter(after: readonly number[], limit: number): Promise<RecordedEvent[]>;
  /** Every event of one ordering key up to and including `upToSeq`, in order. */
  readKey(orderingKey: string, upToSeq: number): Promise<RecordedEvent[]>;
  /** The last committed seq of each partition. */
  heads(): Promise<readonly number[]>;
  /** A URI that identifies this event table: `urn:uuid:…`. */
  source(): Promise<string>;
}

/** An event with its ordering key. */
export type KeyedEvent = { key: string; event: RecordedEvent };
/** A position in the order of key and `seq`; `{ key: '', seq: 0 }` is before all events. */
export type KeyOrderPlace = { key: string; seq: number };

/** Reads the whole event table key by key, for folds that need all events of a key together. */
export interface HistoryReader extends EventReader {
  /** At most `limit` events of all partitions after that position, by ordering key (bytewise) and `seq`. */
  readInKeyOrder(after: KeyOrderPlace, limit: number): Promise<KeyedEvent[]>;
}
