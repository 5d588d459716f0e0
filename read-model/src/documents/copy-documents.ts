import type pg from 'pg';
import { inTransaction } from './connection.ts';
import { toSeqsByPartition } from './document-changes.ts';
import { generationSchemaName } from './generation.ts';

const SNAPSHOT = 'begin isolation level repeatable read';

/**
 * Copies `kinds` from one snapshot and returns its checkpoints; undefined if a key is parked, because newer code may
 * fold its events.
 */
export function copyDocumentsUnlessKeysParked(
  pool: pg.Pool,
  { from, to, kinds }: { from: number; to: number; kinds: readonly string[] },
): Promise<number[] | undefined> {
  return inTransaction(
    pool,
    async (client) => {
      const parked = await client.query(`select from ${generationSchemaName(from)}.parked limit 1`);
      if (parked.rowCount) return undefined;
      const { rows } = await client.query<{ partition: number; seq: string }>(
        `select partition, seq from ${generationSchemaName(from)}.checkpoint`,
      );
      await client.query(
        `insert into ${generationSchemaName(to)}.document (kind, id, key, partition, seq, body)
         select kind, id, key, partition, seq, body from ${generationSchemaName(from)}.document where kind = any($1)`,
        [kinds],
      );
      return toSeqsByPartition(rows);
    },
    SNAPSHOT,
  );
}
