import type { EventReader } from '@naksha/events/event-store';
import type pg from 'pg';

/** Events that the live documents don't show yet, and seconds since the oldest of those was decided. */
export type ProjectionLag = { events: number; seconds: number };

type Asked = {
  /** The read database. */
  pool: pg.Pool;
  reader: EventReader;
  now: Date;
};

export async function projectionLag({ pool, reader, now }: Asked): Promise<ProjectionLag> {
  const { rows } = await pool.query<{ partition: number; seq: string }>('select partition, seq from read.checkpoint');
  const heads = await reader.heads();
  const behind = rows
    .map(({ partition, seq }) => ({ partition, after: Number(seq), events: heads[partition] - Number(seq) }))
    .filter(({ events }) => events > 0);
  const oldest = await Promise.all(behind.map(({ partition, after }) => reader.readPartition(partition, after, 1)));
  const ages = oldest.flat().map(({ occurredAt }) => now.getTime() - new Date(occurredAt).getTime());
  return {
    events: behind.reduce((sum, { events }) => sum + events, 0),
    seconds: Math.max(0, ...ages) / 1000,
  };
}
