import { PARTITIONS } from '@naksha/events/kernel';
import type pg from 'pg';
import { inTransaction } from './connection.ts';
import { generationSchemaName } from './generation.ts';
import { DOCUMENTS_CHANGED } from './read-database.ts';

export type DocumentAddress = { kind: string; id: string };

export type FoldedDocument = DocumentAddress & {
  key: string;
  seq: number;
  body: unknown;
};

export type Step = {
  partition: number;
  from: number;
  to: number;
  documents: readonly FoldedDocument[];
  park?: { key: string; seq: number; error: string; hide: readonly string[] };
  release?: string;
  later?: ReadonlyMap<string, number>;
};

export class GenerationStore {
  readonly generation: number;
  private readonly pool: pg.Pool;
  private readonly schema: string;
  private readonly write: { name: string; text: string };

  constructor(pool: pg.Pool, generation: number, announced: boolean) {
    this.pool = pool;
    this.generation = generation;
    this.schema = generationSchemaName(generation);
    this.write = {
      name: `${announced ? 'announce' : 'write'} ${this.schema}`,
      text: writeStatement(this.schema, announced),
    };
  }

  async readCheckpoints(): Promise<number[]> {
    const { rows } = await this.pool.query<{ partition: number; seq: string }>(
      `select partition, seq from ${this.schema}.checkpoint`,
    );
    if (rows.length === 0) throw new CheckpointMoved(this.generation, 0, 0);
    const seqs = Array.from({ length: PARTITIONS }, () => 0);
    for (const { partition, seq } of rows) seqs[partition] = Number(seq);
    return seqs;
  }

  async readParkedKeys(partition: number): Promise<Map<string, number>> {
    const { rows } = await this.pool.query<{ key: string; later: number }>(
      `select key, later from ${this.schema}.parked where partition = $1`,
      [partition],
    );
    return new Map(rows.map(({ key, later }) => [key, later]));
  }

  /** Null if deleted. Hidden documents count as missing. */
  async readBodies(addresses: readonly DocumentAddress[]): Promise<(DocumentAddress & { body: unknown })[]> {
    // Not a prepared statement: a plan cached while the table was small would scan it.
    const { rows } = await this.pool.query({
      text: `select kind, id, body from ${this.schema}.document join unnest($1::text[], $2::text[]) a (kind, id) using (kind, id)
        where not hidden`,
      values: [addresses.map(({ kind }) => kind), addresses.map(({ id }) => id)],
    });
    return rows;
  }

  /** @throws CheckpointMoved without writing anything if the checkpoint is not `from` */
  async commit(step: Step): Promise<void> {
    const { park, release, later } = step;
    if (!park && release === undefined && !later?.size) return this.advance(this.pool, step);
    await inTransaction(this.pool, async (client) => {
      if (release !== undefined) await client.query(`delete from ${this.schema}.parked where key = $1`, [release]);
      await this.advance(client, step);
      if (park) await this.park(client, step.partition, park);
      if (later?.size)
        await client.query(
          `update ${this.schema}.parked p set later = l.later from unnest($1::text[], $2::int[]) l (key, later) where p.key = l.key`,
          [[...later.keys()], [...later.values()]],
        );
    });
  }

  private async advance(client: pg.Pool | pg.ClientBase, step: Step): Promise<void> {
    const { rowCount } = await client.query({
      ...this.write,
      values: [step.partition, step.from, step.to, JSON.stringify(step.documents)],
    });
    if (rowCount !== 1) throw new CheckpointMoved(this.generation, step.partition, step.from);
  }

  private async park(client: pg.ClientBase, partition: number, park: NonNullable<Step['park']>): Promise<void> {
    await client.query(`insert into ${this.schema}.parked (key, partition, seq, error) values ($1, $2, $3, $4)`, [
      park.key,
      partition,
      park.seq,
      park.error,
    ]);
    await client.query(
      `update ${this.schema}.document set body = null, hidden = true, seq = $3 where key = $1 and kind = any($2)`,
      [park.key, park.hide, park.seq],
    );
  }
}

/** One round trip per batch. */
const writeStatement = (schema: string, announced: boolean): string => `
  with moved as (
    update ${schema}.checkpoint set seq = $3 where partition = $1 and seq = $2 returning partition
  ),
  written as (
    insert into ${schema}.document (kind, id, key, partition, seq, body)
    select d.kind, d.id, d.key, moved.partition, d.seq, d.body
    from moved, jsonb_to_recordset($4::jsonb) as d (kind text, id text, key text, seq bigint, body jsonb)
    on conflict (kind, id) do update set seq = excluded.seq, body = excluded.body, hidden = false
  )
  select ${announced ? `pg_notify('${DOCUMENTS_CHANGED}', '')` : 'partition'} from moved`;

export const isPostgresDataError = (error: unknown): boolean =>
  /^2[23]/.test((error as { code?: string } | null)?.code ?? '');

export class CheckpointMoved extends Error {
  constructor(generation: number, partition: number, from: number) {
    super(
      `Checkpoint of partition ${partition} in generation ${generation} is no longer ${from}: another process has moved it`,
    );
    this.name = 'CheckpointMoved';
  }
}
