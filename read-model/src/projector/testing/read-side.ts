import type { DomainEvent, RecordedEvent } from '@naksha/events/contracts';
import { PostgresTail } from '@naksha/events/event-log';
import { PostgresEventStore } from '@naksha/events/event-store';
import { PARTITIONS, parsePositionToken, partitionForKey, toOrderingKey } from '@naksha/events/kernel';
import { createFreshDatabase, type FreshDatabase, SeededIds, sampleAppend } from '@naksha/events/testing';
import { expect, vi } from 'vitest';
import type { DocumentKind } from '../../documents/document-kind.ts';
import { ensureReadDatabase } from '../../documents/read-database.ts';
import { Projector } from '../projector.ts';
import type { Replayed } from '../rebuild.ts';
import { replayIntoNewGeneration } from '../replay.ts';
import { SAMPLE_KINDS } from './sample-kinds.ts';

export type Row = { kind: string; id: string; partition: number; seq: number; body: unknown; hidden: boolean };

export class ReadSide {
  readonly store: PostgresEventStore;
  readonly tail: PostgresTail;

  private constructor(readonly database: FreshDatabase) {
    this.store = new PostgresEventStore({ pool: database.pool, ids: new SeededIds() });
    this.tail = new PostgresTail({ reader: this.store, listenUrl: database.url, retryMs: [5, 20] });
  }

  static async open(kinds: readonly DocumentKind[] = SAMPLE_KINDS): Promise<ReadSide> {
    const side = new ReadSide(await createFreshDatabase({ max: 12 }));
    await ensureReadDatabase(side.pool, kinds);
    return side;
  }

  get pool() {
    return this.database.pool;
  }

  projector(kinds: readonly DocumentKind[] = SAMPLE_KINDS): Projector {
    return new Projector({ pool: this.pool, reader: this.store, kinds });
  }

  happened(stream: string, ...events: DomainEvent[]): Promise<{ partition: number; seq: number }> {
    return this.happenedAt(undefined, stream, ...events);
  }

  async happenedAt(
    at: string | undefined,
    stream: string,
    ...events: DomainEvent[]
  ): Promise<{ partition: number; seq: number }> {
    const expected = (await this.store.readStream(stream)).length;
    const append = sampleAppend(stream, expected, events);
    if (at) append.meta.occurredAt = new Date(at);
    const appended = await this.store.append(append);
    if (appended.outcome !== 'appended')
      throw new Error(`Append to ${stream} failed with outcome “${appended.outcome}”`);
    return parsePositionToken(appended.position)!;
  }

  readEvents(partition: number): Promise<RecordedEvent[]> {
    return this.store.readPartition(partition, 0, 100_000);
  }

  async projectAll(projector: Projector, batchSize = 1000): Promise<void> {
    for (let partition = 0; partition < PARTITIONS; partition++) {
      const events = await this.readEvents(partition);
      for (let k = 0; k < events.length; k += batchSize)
        await projector.handle({ partition, events: events.slice(k, k + batchSize) });
    }
  }

  /** As a restore would; `head` is the table's new end. */
  async loseEvents(partition: number, after: number, upTo: number, head: number): Promise<void> {
    await this.pool.query(`
      set local session_replication_role = replica;
      delete from events where partition = ${partition} and seq > ${after} and seq <= ${upTo};
      update partition_head set seq = ${head} where partition = ${partition}`);
  }

  async documents(): Promise<Row[]> {
    const { rows } = await this.pool.query(
      'select kind, id, partition, seq::int, body, hidden from read.document order by kind, id',
    );
    return rows;
  }

  replay(kinds: readonly DocumentKind[] = SAMPLE_KINDS): Promise<Replayed> {
    return replayIntoNewGeneration({ pool: this.pool, kinds, reader: this.store });
  }

  async projected({ partition, seq }: { partition: number; seq: number }, timeoutMs = 10_000): Promise<void> {
    await vi.waitFor(async () => expect(await this.checkpoint(partition)).toBeGreaterThanOrEqual(seq), timeoutMs);
  }

  async checkpoint(partition: number): Promise<number> {
    const { rows } = await this.pool.query('select seq::int from read.checkpoint where partition = $1', [partition]);
    return rows[0].seq;
  }

  close(): Promise<void> {
    return this.database.drop();
  }
}

export const partitionOfStream = (stream: string): number => partitionForKey(toOrderingKey(stream));

export const replaceSampleKind = (changed: DocumentKind): DocumentKind[] =>
  SAMPLE_KINDS.map((kind) => (kind.kind === changed.kind ? changed : kind));
