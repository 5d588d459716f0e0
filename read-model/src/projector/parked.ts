import type { Actor } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { type Clock, type Ids, nameParkedKeyReleaseStream, type PositionToken } from '@naksha/events/kernel';
import type pg from 'pg';

/** `later`: skipped events. */
export type ParkedKey = { key: string; partition: number; seq: number; error: string; later: number; parkedAt: Date };

export async function listParkedKeys(pool: pg.Pool): Promise<ParkedKey[]> {
  const { rows } = await pool.query<ParkedKey & { seq: string }>(
    'select key, partition, seq, error, later, parked_at as "parkedAt" from read.parked order by parked_at, key',
  );
  return rows.map((row) => ({ ...row, seq: Number(row.seq) }));
}

export type ReleaseOptions = { store: EventStore; clock: Clock; ids: Ids; key: string; actor?: Actor };

/** It is parked again if the event still fails. Returns the position to wait for. */
export async function requestParkedKeyRelease({
  store,
  clock,
  ids,
  key,
  actor = 'system',
}: ReleaseOptions): Promise<{ position: PositionToken }> {
  const stream = nameParkedKeyReleaseStream(key);
  const correlationId = ids.uuid();
  for (;;) {
    const expectedVersion = (await store.readStream(stream)).length;
    const meta = { actor, correlationId, causationId: correlationId, occurredAt: clock.now() };
    const appended = await store.append({
      stream,
      expectedVersion,
      events: [{ type: 'KeyReleased', data: { key } }],
      meta,
    });
    if (appended.outcome === 'appended') return { position: appended.position };
    // A concurrent release may already have failed: try again after it.
    if (appended.outcome !== 'conflict') throw new Error(`Releasing ${key} failed with outcome “${appended.outcome}”`);
  }
}
