import { catalogue } from '../contracts/event.ts';
import { toPartition } from '../kernel/partition.ts';
import { toOrderingKey } from '../kernel/stream-names.ts';
import type { Append } from './event-store.port.ts';

/** One append as the database function `append_group` reads it, and where it goes. */
export type AppendWire = {
  partition: number;
  /** Its tuple in the function's JSON array. */
  json: string;
  /** What no other append of the same group may touch: its stream, claims and idempotency key. */
  touches: readonly string[];
};

/**
 * Checks the events against their contract, because what is once in the table stays there for ever; fields that the
 * contract doesn't know are left out.
 * @throws ZodError where an event breaks its schema, RangeError where it has none
 */
export function appendWire(append: Append, newId: () => string): AppendWire {
  const { stream, expectedVersion, meta, claims = [], releases = [], idempotency } = append;
  const orderingKey = toOrderingKey(stream);
  const partition = toPartition(orderingKey);
  const events = append.events.map(({ type, data }) => {
    const definition = Object.hasOwn(catalogue, type) ? catalogue[type] : undefined;
    if (!definition) throw new RangeError(`no such event: ${type}`);
    return [newId(), type, definition.version, definition.schema.parse(data)];
  });
  // In the order that migration 0012 says: names of fields would take the database longer to read than what they name.
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
