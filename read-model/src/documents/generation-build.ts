import type { KeyOrderPlace } from '@naksha/events/event-store';
import type pg from 'pg';
import { inTransaction } from './connection.ts';
import type { DocumentKind } from './document-kind.ts';
import { generationSchemaName, schemaVersionOfKinds } from './generation.ts';
import type { FoldedDocument } from './generation-store.ts';
import { addIndexes, findUnfinishedGeneration } from './read-database.ts';

export type Build = {
  generation: number;
  /** Other kinds were copied. */
  kinds: readonly string[];
  target: readonly number[];
  after: KeyOrderPlace;
  folded: readonly number[];
};

export type BuiltDocument = FoldedDocument & { partition: number };

/** Filled in key order before anyone reads it: each document is written once, and indexes come last. */
export class GenerationBuild {
  private readonly pool: pg.Pool;
  private stand: Build;

  private constructor(pool: pg.Pool, stand: Build) {
    this.pool = pool;
    this.stand = stand;
  }

  static async start(pool: pg.Pool, begun: Pick<Build, 'generation' | 'kinds' | 'target'>): Promise<GenerationBuild> {
    const stand: Build = { ...begun, after: { key: '', seq: 0 }, folded: begun.target.map(() => 0) };
    await inTransaction(pool, async (client) => {
      await client.query(`create table ${generationSchemaName(begun.generation)}.build (
        kinds text[] not null, target bigint[] not null, key text collate "C" not null, seq bigint not null, folded bigint[] not null)`);
      await client.query(
        `insert into ${generationSchemaName(begun.generation)}.build (kinds, target, key, seq, folded) values ($1, $2, $3, $4, $5)`,
        [stand.kinds, stand.target, stand.after.key, stand.after.seq, stand.folded],
      );
    });
    return new GenerationBuild(pool, stand);
  }

  static async resume(
    pool: pg.Pool,
    kinds: readonly DocumentKind[],
    folded: readonly DocumentKind[],
  ): Promise<GenerationBuild | undefined> {
    const left = await findUnfinishedGeneration(pool, schemaVersionOfKinds(kinds));
    if (left === undefined) return;
    const schema = generationSchemaName(left);
    const found = await pool.query(`select to_regclass('${schema}.build') is not null as begun`);
    if (!found.rows[0].begun) return;
    const { rows } = await pool.query<BuildRow>(`select kinds, target, key, seq, folded from ${schema}.build`);
    const [row] = rows;
    if (row.kinds.join() !== folded.map(({ kind }) => kind).join()) return;
    const [target, counted] = [row.target, row.folded].map((counts) => counts.map(Number));
    const after = { key: row.key, seq: Number(row.seq) };
    return new GenerationBuild(pool, { generation: left, kinds: row.kinds, target, after, folded: counted });
  }

  get progress(): Build {
    return this.stand;
  }

  async write(documents: readonly BuiltDocument[], { after, folded }: Pick<Build, 'after' | 'folded'>): Promise<void> {
    const schema = generationSchemaName(this.stand.generation);
    const { rowCount } = await this.pool.query({
      name: `build ${schema}`,
      text: `with moved as (
          update ${schema}.build set key = $2, seq = $3, folded = $4 where key = $5 and seq = $6 returning key
        ),
        written as (
          insert into ${schema}.document (kind, id, key, partition, seq, body)
          select d.kind, d.id, d.key, d.partition, d.seq, d.body
          from moved, jsonb_to_recordset($1::jsonb) as d (kind text, id text, key text, partition int, seq bigint, body jsonb)
        )
        select from moved`,
      values: [
        ...[JSON.stringify(documents), after.key, after.seq, folded],
        ...[this.stand.after.key, this.stand.after.seq],
      ],
    });
    if (rowCount !== 1)
      throw new Error(`Another process is building generation ${this.stand.generation} of the documents`);
    this.stand = { ...this.stand, after, folded };
  }

  async finish(kinds: readonly DocumentKind[]): Promise<void> {
    const { generation, target } = this.stand;
    await inTransaction(this.pool, async (client) => {
      await addIndexes(client, generation, kinds);
      await client.query(
        `update ${generationSchemaName(generation)}.checkpoint set seq = ($1::bigint[])[partition + 1]`,
        [target],
      );
      await client.query(`drop table ${generationSchemaName(generation)}.build`);
    });
  }
}

type BuildRow = { kinds: string[]; target: string[]; key: string; seq: string; folded: string[] };
