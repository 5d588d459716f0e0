import type pg from 'pg';
import { inTransaction } from './connection.ts';
import { toVector } from './document-changes.ts';
import { schemaName } from './generation.ts';

/** Documents and checkpoints of one moment, while the projector goes on writing. */
const SNAPSHOT = 'begin isolation level repeatable read';

/**
 * Takes the documents of `kinds` over into a generation that is still empty, as they stand at one moment.
 * @returns that moment's checkpoints, up to which the other kinds have to be folded; undefined, with nothing copied, where a
 * key is parked: its documents lack events that newer code may be able to fold
 */
export function copyDocuments(
  pool: pg.Pool,
  { from, to, kinds }: { from: number; to: number; kinds: readonly string[] },
): Promise<number[] | undefined> {
  return inTransaction(
    pool,
    async (client) => {
      const parked = await client.query(`select from ${schemaName(from)}.parked limit 1`);
      if (parked.rowCount) return undefined;
      const { rows } = await client.query<{ partition: number; seq: string }>(
        `select partition, seq from ${schemaName(from)}.checkpoint`,
      );
      await client.query(
        `insert into ${schemaName(to)}.document (kind, id, key, partition, seq, body)
         select kind, id, key, partition, seq, body from ${schemaName(from)}.document where kind = any($1)`,
        [kinds],
      );
      return toVector(rows);
    },
    SNAPSHOT,
  );
}
