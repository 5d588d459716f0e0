import type { EventReader } from '@naksha/events/event-store';
import type pg from 'pg';

/** `seconds`: age of the oldest. Negative if the event table lacks events of the documents, see `LostTimeline`. */
export type ProjectionLag = { events: number; seconds: number };

type Asked = {
  pool: pg.Pool;
  reader: EventReader;
  now: Date;
};

export async function measureProjectionLag(sources: Asked): Promise<ProjectionLag> {
  const lags = await measureProjectionLagByPartition(sources);
  const ahead = lags.reduce((sum, { events }) => sum + Math.min(0, events), 0);
  return {
    events: ahead || lags.reduce((sum, { events }) => sum + events, 0),
    seconds: Math.max(0, ...lags.map(({ seconds }) => seconds)),
  };
}

/** The lag of each partition. A partition that stopped shows here while the others move on. */
export async function measureProjectionLagByPartition({
  pool,
  reader,
  now,
}: Asked): Promise<(ProjectionLag & { partition: number })[]> {
  const { rows } = await pool.query<{ partition: number; seq: string }>('select partition, seq from read.checkpoint');
  const heads = await reader.heads();
  return Promise.all(
    rows.map(async ({ partition, seq }) => {
      const events = heads[partition] - Number(seq);
      const [oldest] = events > 0 ? await reader.readPartition(partition, Number(seq), 1) : [];
      const seconds = oldest ? Math.max(0, now.getTime() - new Date(oldest.occurredAt).getTime()) / 1000 : 0;
      return { partition, events, seconds };
    }),
  );
}
