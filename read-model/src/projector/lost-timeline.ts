import type { EventReader } from '@naksha/events/event-store';
import type pg from 'pg';
import { ensureOrigin } from '../documents/origin.ts';

export class LostTimeline extends Error {
  constructor(reason: string) {
    super(`${reason}: was it restored? npm run replay makes the documents anew from it`);
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
  const { source } = await ensureOrigin(pool, mine);
  if (source !== mine)
    return new LostTimeline(`the documents are of the event table ${source}, and this one is ${mine}`);
  const heads = await reader.heads();
  const partition = seqs.findIndex((seq, partition) => seq > heads[partition]);
  if (partition < 0) return undefined;
  const [seq, head] = [seqs[partition], heads[partition]];
  return new LostTimeline(
    `the documents know more than the event table, in partition ${partition} up to ${seq} where it ends at ${head}`,
  );
}
