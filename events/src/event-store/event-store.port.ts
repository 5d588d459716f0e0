import type { Actor, DomainEvent, RecordedEvent } from '../contracts/event.ts';
import type { PositionToken } from '../kernel/position.ts';

/** Unique across streams: the first to insert `(kind, key)` holds it, for `owner`. */
export type Claim = { kind: string; key: string; owner: string };

/** Holds ids only, never bodies or tokens. */
export type IdempotencyRecord = {
  principal: string;
  key: string;
  /** The same key with another body is rejected. */
  bodyHmac: string;
  result: Readonly<Record<string, string | boolean>>;
};

export type Append = {
  stream: string;
  /** 0 for a new stream. */
  expectedVersion: number;
  events: readonly DomainEvent[];
  meta: { actor: Actor; correlationId: string; causationId: string; occurredAt: Date };
  claims?: readonly Claim[];
  /** Released in the same transaction. */
  releases?: readonly Pick<Claim, 'kind' | 'key'>[];
  idempotency?: IdempotencyRecord;
};

export type AppendOutcome =
  | { outcome: 'appended'; position: PositionToken; version: number }
  /** The stream has changed since: reload and decide again. */
  | { outcome: 'conflict' }
  | { outcome: 'claimed'; claim: Pick<Claim, 'kind' | 'key'>; owner: string }
  | { outcome: 'repeated'; record: StoredIdempotency };

export type StoredIdempotency = IdempotencyRecord & { position: PositionToken };

/**
 * Events, claims and idempotency record are committed atomically, and durable when `append` resolves. Within a
 * partition, `seq` is gapless and in commit order.
 */
export interface EventStore {
  append(append: Append): Promise<AppendOutcome>;
  readStream(stream: string, afterVersion?: number): Promise<RecordedEvent[]>;
  readStreamEnd(stream: string, limit: number): Promise<RecordedEvent[]>;
  findStreamWithEvent(type: DomainEvent['type'], streams: readonly string[]): Promise<string | undefined>;
  /** @param keys equivalent forms, in order of preference */
  findIdempotency(principal: string, keys: readonly string[]): Promise<StoredIdempotency | undefined>;
  /** Oldest first; returns how many. */
  deleteIdempotency(before: Date, limit: number): Promise<number>;
  /** Ordered by key. */
  listClaims(kind: string, prefix: string): Promise<Claim[]>;
}

export interface EventReader {
  /** At most `limit`, with `seq` above `after`. */
  readPartition(partition: number, after: number, limit: number): Promise<RecordedEvent[]>;
  /** At most `limit` of each partition, ordered by partition. */
  readAfter(after: readonly number[], limit: number): Promise<RecordedEvent[]>;
  /** Up to and including `upToSeq`. */
  readKey(orderingKey: string, upToSeq: number): Promise<RecordedEvent[]>;
  /** The last committed seq of each partition. */
  heads(): Promise<readonly number[]>;
  /** Identifies this event table: `urn:uuid:…`. */
  source(): Promise<string>;
}

export type KeyedEvent = { key: string; event: RecordedEvent };
/** `{ key: '', seq: 0 }` is before all events. */
export type KeyOrderPlace = { key: string; seq: number };

/** For folds that need all events of a key together. */
export interface HistoryReader extends EventReader {
  /** By ordering key (bytewise) and `seq`. */
  readInKeyOrder(after: KeyOrderPlace, limit: number): Promise<KeyedEvent[]>;
}
