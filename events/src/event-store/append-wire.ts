import { catalogue } from '../contracts/event.ts';
import { partitionForKey } from '../kernel/partition.ts';
import { toOrderingKey } from '../kernel/stream-names.ts';
import type { Append } from './event-store.port.ts';

/** For the database function `append_group`. */
export type EncodedAppend = {
  partition: number;
  json: string;
  /** Stream, claims and idempotency key: no two appends of a group may share one. */
  touches: readonly string[];
};

/** Validates first, because stored events are never changed; drops unknown fields. */
export function encodeAppend(append: Append, newId: () => string): EncodedAppend {
  const { stream, expectedVersion, meta, claims = [], releases = [], idempotency } = append;
  const orderingKey = toOrderingKey(stream);
  const partition = partitionForKey(orderingKey);
  const events = append.events.map(({ type, data }) => {
    const definition = Object.hasOwn(catalogue, type) ? catalogue[type] : undefined;
    if (!definition) throw new RangeError(`Unknown event type: ${type}`);
    return [newId(), type, definition.version, definition.schema.parse(data)];
  });
  // In the order of migration 0012: field names would cost the database more to parse than the values.
  const json = JSON.stringify([
    partition,
    orderingKey,
    stream,
    expectedVersion,
    meta.actor,
    meta.correlationId,
    meta.causationId,
    meta.occurredAt.toISOString(),
    events,
    claims.map(({ kind, key, owner }) => [kind, key, owner]),
    releases.map(({ kind, key }) => [kind, key]),
    ...(idempotency ? [[idempotency.principal, idempotency.key, idempotency.bodyHmac, idempotency.result]] : []),
  ]);
  const touches = [
    `stream ${stream}`,
    ...[...claims, ...releases].map(({ kind, key }) => `claim ${kind} ${key}`),
    ...(idempotency ? [`key ${idempotency.principal} ${idempotency.key}`] : []),
  ];
  return { partition, json, touches };
}
