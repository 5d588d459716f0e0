import type pg from 'pg';
import { generationSchemaName } from './generation.ts';

export type ContentHash = {
  documents: number;
  /** 16 hex digits over (kind, id, body), independent of order and change numbers. */
  hash: string;
};

export type Difference = { kind: string; id: string; change: 'changed' | 'missing' | 'added' };

export type Comparison = {
  before: ContentHash;
  after: ContentHash;
  equal: boolean;
  differing: number;
  differences: Difference[];
};

const FIRST = 20;

export async function hashTableContent(client: pg.Pool | pg.ClientBase, table: string): Promise<ContentHash> {
  const { rows } = await client.query<{ documents: string; sum: string }>(
    `select count(*) as documents, coalesce(sum(hash), 0) as sum from ${table} where not hidden`,
  );
  const hash = BigInt.asUintN(64, BigInt(rows[0].sum)).toString(16).padStart(16, '0');
  return { documents: Number(rows[0].documents), hash };
}

export async function compareGenerations(
  client: pg.Pool | pg.ClientBase,
  before: number,
  after: number,
): Promise<Comparison> {
  const tables = [before, after].map((generation) => `${generationSchemaName(generation)}.document`);
  const [a, b] = [await hashTableContent(client, tables[0]), await hashTableContent(client, tables[1])];
  const equal = a.documents === b.documents && a.hash === b.hash;
  if (equal) return { before: a, after: b, equal, differing: 0, differences: [] };
  const { rows } = await client.query<Difference & { differing: string }>(
    `select kind, id, count(*) over () as differing,
       case when b.hash is null then 'missing' when a.hash is null then 'added' else 'changed' end as change
     from (select * from ${tables[0]} where not hidden) a full join (select * from ${tables[1]} where not hidden) b using (kind, id)
     where a.hash is distinct from b.hash order by kind, id limit ${FIRST}`,
  );
  const differences = rows.map(({ kind, id, change }) => ({ kind, id, change }));
  return { before: a, after: b, equal, differing: Number(rows[0]?.differing ?? 0), differences };
}
