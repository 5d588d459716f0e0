import type { EventReader } from '@naksha/events/event-store';
import type pg from 'pg';

/** `seconds`: age of the oldest. Negative if the event table lacks events of the documents, see `LostTimeline`. */
export type ProjectionLag = { events: number; seconds: number };

type Asked = {
  pool: pg.Pool;
  reader: EventReader;
  now: Date;
};

export async function projectionLag({ pool, reader, now }: Asked): Promise<ProjectionLag> {
  const { rows } = await pool.query<{ partition: number; seq: string }>('select partition, seq from read.checkpoint');
  const heads = await reader.heads();
  const lags = rows.map(({ partition, seq }) => ({
    partition,
    after: Number(seq),
    events: heads[partition] - Number(seq),
  }));
  const ahead = lags.reduce((sum, { events }) => sum + Math.min(0, events), 0);
  const behind = lags.filter(({ events }) => events > 0);
  const oldest = await Promise.all(behind.map(({ partition, after }) => reader.readPartition(partition, after, 1)));
  const ages = oldest.flat().map(({ occurredAt }) => now.getTime() - new Date(occurredAt).getTime());
  return {
    events: ahead || behind.reduce((sum, { events }) => sum + events, 0),
    seconds: Math.max(0, ...ages) / 1000,
  };
}
