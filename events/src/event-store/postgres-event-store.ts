import type pg from 'pg';
import type { DomainEvent, RecordedEvent } from '../contracts/event.ts';
import type { Ids } from '../kernel/clock.ts';
import { PARTITIONS } from '../kernel/partition.ts';
import { activeTraceparent, runInSpan, SpanKind } from '../tracing/index.ts';
import { encodeAppend } from './append-wire.ts';
import { type CommandReads, createCommandReads } from './command-reads.ts';
import type {
  Append,
  AppendOutcome,
  Claim,
  EventStore,
  HistoryReader,
  KeyedEvent,
  KeyOrderPlace,
  StoredIdempotency,
} from './event-store.port.ts';
import { PostgresAppender } from './postgres-appender.ts';
import { EVENT_COLUMNS, type EventRow, toRecordedEvent } from './recorded-row.ts';

/** Migrations 0001, 0006 and 0012 of services. */
export class PostgresEventStore implements EventStore, HistoryReader {
  private readonly pool: pg.Pool;
  private readonly ids: Pick<Ids, 'uuid'>;
  private readonly appender: PostgresAppender;
  private readonly reads: CommandReads;

  /** Each lane uses a connection of the pool. */
  constructor({ pool, ids, lanes = 2 }: { pool: pg.Pool; ids: Pick<Ids, 'uuid'>; lanes?: number }) {
    this.pool = pool;
    this.ids = ids;
    this.appender = new PostgresAppender(pool, lanes);
    this.reads = createCommandReads(pool);
  }

  append(append: Append): Promise<AppendOutcome> {
    const types = append.events.map(({ type }) => type);
    const options = { kind: SpanKind.PRODUCER, attributes: { 'naksha.event.types': types } };
    return runInSpan('append events', options, async (span) => {
      const appended = await this.appendTraced(append);
      span.setAttribute('naksha.append.outcome', appended.outcome);
      return appended;
    });
  }

  /** The span is the events' correlation id, so that work they cause in other processes becomes its children. */
  private async appendTraced(append: Append): Promise<AppendOutcome> {
    const traceparent = activeTraceparent();
    const traced = traceparent ? { ...append, meta: { ...append.meta, correlationId: traceparent } } : append;
    const verdict = await this.appender.append({ append: traced, ...encodeAppend(traced, () => this.ids.uuid()) });
    if (verdict.outcome !== 'repeated') return verdict;
    const { principal, key } = append.idempotency!;
    const record = await this.findIdempotency(principal, [key]);
    if (!record) throw new Error(`Idempotency record of ${principal} was deleted during the transaction`);
    return { outcome: 'repeated', record };
  }

  readStream(stream: string, afterVersion = 0): Promise<RecordedEvent[]> {
    return this.read('where stream = $1 and version > $2 order by version', [stream, afterVersion]);
  }

  /** Ordered by stream and version. */
  readStreams(streams: readonly string[]): Promise<RecordedEvent[]> {
    return this.read('where stream = any($1) order by stream, version', [streams]);
  }

  async readStreamEnd(stream: string, limit: number): Promise<RecordedEvent[]> {
    return (await this.read('where stream = $1 order by version desc limit $2', [stream, limit])).reverse();
  }

  readPartition(partition: number, after: number, limit: number): Promise<RecordedEvent[]> {
    return this.read('where partition = $1 and seq > $2 order by seq limit $3', [partition, after, limit]);
  }

  async readAfter(after: readonly number[], limit: number): Promise<RecordedEvent[]> {
    const { rows } = await this.pool.query<EventRow>(
      `select e.* from unnest($1::bigint[]) with ordinality as a (seq, nth), lateral (
          select ${EVENT_COLUMNS} from events where partition = a.nth - 1 and seq > a.seq order by seq limit $2) e
        order by e.partition, e.seq`,
      [after, limit],
    );
    return rows.map(toRecordedEvent);
  }

  readKey(orderingKey: string, upToSeq: number): Promise<RecordedEvent[]> {
    return this.read('where ordering_key = $1 and seq <= $2 order by seq', [orderingKey, upToSeq]);
  }

  async readInKeyOrder(after: KeyOrderPlace, limit: number): Promise<KeyedEvent[]> {
    const { rows } = await this.pool.query<EventRow & { ordering_key: string }>(
      `select ${EVENT_COLUMNS}, ordering_key from events where (ordering_key, seq) > ($1, $2) order by ordering_key, seq limit $3`,
      [after.key, after.seq, limit],
    );
    return rows.map((row) => ({ key: row.ordering_key, event: toRecordedEvent(row) }));
  }

  async heads(): Promise<readonly number[]> {
    const { rows } = await this.pool.query<{ partition: number; seq: string }>({
      name: 'heads',
      text: 'select partition, seq from partition_head',
    });
    const heads = Array.from({ length: PARTITIONS }, () => 0);
    for (const { partition, seq } of rows) heads[partition] = Number(seq);
    return heads;
  }

  async source(): Promise<string> {
    const { rows } = await this.pool.query<{ id: string }>('select id from event_source');
    return `urn:uuid:${rows[0].id}`;
  }

  findStreamWithEvent(type: DomainEvent['type'], streams: readonly string[]): Promise<string | undefined> {
    return streams.length === 0 ? Promise.resolve(undefined) : this.reads.findWith({ type, streams });
  }

  findIdempotency(principal: string, keys: readonly string[]): Promise<StoredIdempotency | undefined> {
    return this.reads.findIdempotency({ principal, keys });
  }

  async deleteIdempotency(before: Date, limit: number): Promise<number> {
    const { rowCount } = await this.pool.query(
      `delete from idempotency where ctid = any (array(
        select ctid from idempotency where created_at < $1 order by created_at limit $2 for update skip locked))`,
      [before, limit],
    );
    return rowCount ?? 0;
  }

  listClaims(kind: string, prefix: string): Promise<Claim[]> {
    return this.reads.listClaims({ kind, prefix });
  }

  /** Not prepared: a plan cached while the table was small would scan it. */
  private async read(where: string, values: unknown[]): Promise<RecordedEvent[]> {
    const { rows } = await this.pool.query<EventRow>(`select ${EVENT_COLUMNS} from events ${where}`, values);
    return rows.map(toRecordedEvent);
  }
}
