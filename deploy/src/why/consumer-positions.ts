import { loadReactorPositions, REACTORS } from '@naksha/services';
import type pg from 'pg';

/** How far a consumer has processed a partition. Consumers: `documents`, `kafka` (the relay), and reactors by name. */
export type ConsumerPosition = { consumer: string; partition: number; seq: number };

/** @param read of the read database, which may be empty @param usesKafka without Kafka no relay publishes */
export async function loadConsumerPositions(
  { write, read }: { write: pg.Pool; read: pg.Pool },
  usesKafka: boolean,
): Promise<ConsumerPosition[]> {
  const [documents, kafka, reactors] = await Promise.all([
    readSeqs(read, 'read.checkpoint').catch(emptyListIfTableIsMissing),
    usesKafka ? readSeqs(write, 'relay_position') : [],
    loadReactorPositions(write, REACTORS),
  ]);
  return [
    ...documents.map((position) => ({ consumer: 'documents', ...position })),
    ...kafka.map((position) => ({ consumer: 'kafka', ...position })),
    ...reactors.map(({ name, ...position }) => ({ consumer: name, ...position })),
  ];
}

async function readSeqs(pool: pg.Pool, table: 'read.checkpoint' | 'relay_position') {
  const { rows } = await pool.query<{ partition: number; seq: string }>(
    `select partition, seq from ${table} order by partition`,
  );
  return rows.map(({ partition, seq }) => ({ partition, seq: Number(seq) }));
}

/** For a database in which nothing has been projected yet. */
export function emptyListIfTableIsMissing(error: { code?: string }): [] {
  if (error.code === '42P01') return [];
  throw error;
}
