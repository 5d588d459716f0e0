import { PARTITIONS, type PositionVector } from '@naksha/events/kernel';
import type pg from 'pg';
import { inTransaction } from './connection.ts';
import { type Generation, generationSchemaName } from './generation.ts';
import { findLiveGeneration } from './read-database.ts';
import type { StoredDocument } from './stored-document.ts';

const PAGE = 1000;

const SNAPSHOT = 'begin isolation level repeatable read read only';

/** In one snapshot, without tombstones. */
export async function readLiveDocumentsInSnapshot(
  pool: pg.Pool,
  kinds: readonly string[],
  read: (at: PositionVector, documents: AsyncIterable<StoredDocument[]>) => Promise<void>,
): Promise<PositionVector> {
  return inTransaction(
    pool,
    async (client) => {
      const live = await requireLive(client);
      // Not by the views: even in an older snapshot they refer to the current live generation.
      const schema = generationSchemaName(live.number);
      const { rows } = await client.query<{ partition: number; seq: string }>(
        `select partition, seq from ${schema}.checkpoint`,
      );
      const at = { generation: live.number, seqs: toSeqsByPartition(rows) };
      await read(at, pages(client, schema, kinds));
      return at;
    },
    SNAPSHOT,
  );
}

/** Kinds that others depend on come first. */
async function* pages(
  client: pg.ClientBase,
  schema: string,
  kinds: readonly string[],
): AsyncIterable<StoredDocument[]> {
  for (const kind of kinds) {
    await client.query(
      `declare scan no scroll cursor for
       select kind, id, partition, seq, body from ${schema}.document where kind = $1 and body is not null`,
      [kind],
    );
    for (let isLast = false; !isLast; ) {
      const { rows } = await client.query<DocumentRow>(`fetch ${PAGE} from scan`);
      isLast = rows.length < PAGE;
      if (rows.length > 0) yield rows.map(toStoredDocument);
    }
    await client.query('close scan');
  }
}

export type Changes = { generation: number; seqs: number[]; documents: StoredDocument[] };

/** In one statement and so one snapshot. Undefined if another generation is live. */
export async function loadChangesAfter(
  pool: pg.Pool,
  kinds: readonly string[],
  position: PositionVector,
  page = PAGE,
): Promise<Changes | undefined> {
  const schema = generationSchemaName(position.generation);
  // Not a prepared statement: a plan cached while the table was small would scan it.
  const { rows } = await pool.query<Partial<DocumentRow> & { at: number; upto: string; live: number | null }>({
    text: `
      select c.partition as at, c.seq as upto, (select number from read.generation where status = 'live') as live, d.*
      from ${schema}.checkpoint c left join lateral (
        select kind, id, partition, seq, body from ${schema}.document d
        where d.partition = c.partition and d.seq > ($1::bigint[])[c.partition + 1] and d.kind = any($2)
          and c.seq > ($1::bigint[])[c.partition + 1]
        order by d.seq fetch first ${page} rows with ties
      ) d on true
      order by c.partition, d.seq`,
    values: [position.seqs, kinds],
  });
  // A retired generation has no checkpoints.
  if (rows.length === 0 || rows[0].live !== position.generation) return undefined;
  const seqs = toSeqsByPartition(rows.map(({ at, upto }) => ({ partition: at, seq: upto })));
  const documents = rows
    .filter((row): row is DocumentRow & (typeof rows)[number] => row.id !== null)
    .map(toStoredDocument);
  const perPartition = Array.from({ length: PARTITIONS }, () => 0);
  for (const { partition } of documents) perPartition[partition]++;
  for (const { partition, seq } of documents) if (perPartition[partition] >= page) seqs[partition] = seq;
  return { generation: position.generation, seqs, documents };
}

async function requireLive(client: pg.ClientBase): Promise<Generation> {
  const live = await findLiveGeneration(client);
  if (!live) throw new Error('The read database has no documents. Start a projector to build them.');
  return live;
}

export const toSeqsByPartition = (rows: readonly { partition: number; seq: string }[]): number[] => {
  const seqs = Array.from({ length: PARTITIONS }, () => 0);
  for (const { partition, seq } of rows) seqs[partition] = Number(seq);
  return seqs;
};

export type DocumentRow<Body = unknown> = Omit<StoredDocument<Body>, 'seq'> & { seq: string };
export const toStoredDocument = <Body>({
  kind,
  id,
  partition,
  seq,
  body,
}: DocumentRow<Body>): StoredDocument<Body> => ({
  kind,
  id,
  partition,
  seq: Number(seq),
  body,
});
