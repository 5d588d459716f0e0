import type { EventReader } from '@naksha/events/event-store';
import type pg from 'pg';
import { loadOrRecordEventSource } from '../documents/origin.ts';

export class LostTimeline extends Error {
  constructor(reason: string) {
    super(`${reason}. If the event table was restored, run npm run replay to rebuild the documents.`);
    this.name = 'LostTimeline';
  }
}

/**
 * Undefined if documents can be continued. After a restore the event table should get a new `event_source`; if not,
 * checkpoints ahead of it reveal the loss. Read `seqs` before calling.
 */
export async function detectLostTimeline(
  pool: pg.Pool,
  reader: EventReader,
  seqs: readonly number[],
): Promise<LostTimeline | undefined> {
  const mine = await reader.source();
  const { source } = await loadOrRecordEventSource(pool, mine);
  if (source !== mine)
    return new LostTimeline(`Documents were built from event table ${source}, but DATABASE_URL has ${mine}`);
  const heads = await reader.heads();
  const partition = seqs.findIndex((seq, partition) => seq > heads[partition]);
  if (partition < 0) return undefined;
  const [seq, head] = [seqs[partition], heads[partition]];
  return new LostTimeline(
    `Documents are ahead of the event table: partition ${partition} was read up to ${seq}, but ends at ${head}`,
  );
}
