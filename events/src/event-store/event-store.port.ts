import type { Actor, DomainEvent, RecordedEvent } from '../contracts/event.ts';
import type { PositionToken } from '../kernel/position.ts';

/** A rule that spans streams: whoever inserts `(kind, key)` first holds it. `owner` says for whom. */
export type Claim = { kind: string; key: string; owner: string };

/** What lets the same command be sent twice and done once. Holds ids only, never bodies or tokens. */
export type IdempotencyRecord = {
  principal: string;
  key: string;
  /** HMAC of the request's body: the same key with another body is refused. */
  bodyHmac: string;
  result: Readonly<Record<string, string | boolean>>;
};

export type Append = {
  stream: string;
  /** The stream's version that the decision was made on; 0 for a new stream. */
  expectedVersion: number;
  events: readonly DomainEvent[];
  meta: { actor: Actor; correlationId: string; causationId: string; occurredAt: Date };
  claims?: readonly Claim[];
  /** Claims given back in the same transaction. */
  releases?: readonly Pick<Claim, 'kind' | 'key'>[];
  idempotency?: IdempotencyRecord;
};

export type Appended =
  | { outcome: 'appended'; position: PositionToken; version: number }
  /** Somebody else appended to the stream since: load again and decide again. */
  | { outcome: 'conflict' }
  /** The claim is held already. */
  | { outcome: 'claimed'; claim: Pick<Claim, 'kind' | 'key'>; owner: string }
  /** The idempotency key was used before: here is what it led to then. */
  | { outcome: 'repeated'; record: StoredIdempotency };

export type StoredIdempotency = IdempotencyRecord & { position: PositionToken };

/**
 * The truth. An append is durable when it answers; events, claims and idempotency record are committed together or not at all.
 * Within a partition `seq` is gapless and in commit order.
 */
export interface EventStore {
  append(append: Append): Promise<Appended>;
  /** A stream from its first event, in order; empty where there is none. */
  readStream(stream: string, afterVersion?: number): Promise<RecordedEvent[]>;
  /** The last events of a stream, at most `limit`, in order: for who needs its version and what happened of late. */
  readStreamEnd(stream: string, limit: number): Promise<RecordedEvent[]>;
  /** One of these streams that has an event of the type. */
  findWith(type: DomainEvent['type'], streams: readonly string[]): Promise<string | undefined>;
  /** @param keys forms that the key may be stored in; the record of the first that is */
  findIdempotency(principal: string, keys: readonly string[]): Promise<StoredIdempotency | undefined>;
  /** Drops idempotency records made before that moment, oldest first and at most `limit`. @returns how many */
  forgetIdempotency(before: Date, limit: number): Promise<number>;
  /** Claims of a kind whose key starts with `prefix`, by key. */
  claims(kind: string, prefix: string): Promise<Claim[]>;
}

/** Reading the event table by partition and by ordering key: for tails, gaps, replays and refolds. */
export interface EventReader {
  /** At most `limit` events of the partition with `seq` above `after`, in order. */
  readPartition(partition: number, after: number, limit: number): Promise<RecordedEvent[]>;
  /** The same of every partition at once: at most `limit` of each above its `after`, partition by partition. */
  readAfter(after: readonly number[], limit: number): Promise<RecordedEvent[]>;
  /** Every event of one ordering key up to and including `upToSeq`, in order. */
  readKey(orderingKey: string, upToSeq: number): Promise<RecordedEvent[]>;
  /** The last seq of each partition, committed. */
  heads(): Promise<readonly number[]>;
  /** Which event table this is, a URI that no other one has: `urn:uuid:…`. */
  source(): Promise<string>;
}

/** An event with what it is ordered by. */
export type KeyedEvent = { key: string; event: RecordedEvent };
/** A place in the order of keys, each with its events by `seq`; before all of them `{ key: '', seq: 0 }`. */
export type KeyOrderPlace = { key: string; seq: number };

/** Reading the whole event table key by key, for folds that have everything of a key at once. */
export interface HistoryReader extends EventReader {
  /** At most `limit` events after that place, of all partitions, by ordering key (in the order of its bytes) and `seq`. */
  readInKeyOrder(after: KeyOrderPlace, limit: number): Promise<KeyedEvent[]>;
}
