import type { Actor, RecordedEvent } from '../contracts/event.ts';

/** In the order of `RecordedEvent`. */
export const EVENT_COLUMNS =
  'partition, seq, id, stream, version, type, schema, data, actor, correlation_id, causation_id, occurred_at';

/** As `pg` returns it: bigint as string, timestamptz as Date. */
export type EventRow = {
  partition: number;
  seq: string;
  id: string;
  stream: string;
  version: number;
  type: string;
  schema: number;
  data: unknown;
  actor: Actor;
  correlation_id: string;
  causation_id: string;
  occurred_at: Date;
};

export const toRecordedEvent = (row: EventRow): RecordedEvent => ({
  partition: row.partition,
  seq: Number(row.seq),
  id: row.id,
  stream: row.stream,
  version: row.version,
  type: row.type,
  schema: row.schema,
  data: row.data,
  actor: row.actor,
  correlationId: row.correlation_id,
  causationId: row.causation_id,
  occurredAt: row.occurred_at.toISOString(),
});
