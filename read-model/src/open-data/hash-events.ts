import { createHash } from 'node:crypto';
import type { RecordedEvent } from '@naksha/events/contracts';
import { combineHashes, type Manifest } from './manifest.ts';

/** Without ids, which a copy of the event table might change. */
export const hashEvent = ({ stream, version, type, schema, data, occurredAt }: RecordedEvent): string =>
  createHash('sha256')
    .update(JSON.stringify([stream, version, type, schema, data, occurredAt]))
    .digest('hex');

/** `events`: in order of partition and seq, directly after those included. */
export function addEventHashes({ hashes, last, vector }: Manifest['made_from'], events: readonly RecordedEvent[]) {
  const next = { vector: [...vector], hashes: [...hashes], last: [...last] };
  for (const event of events) {
    const { partition, seq } = event;
    next.last[partition] = hashEvent(event);
    next.hashes[partition] = createHash('sha256')
      .update(next.hashes[partition])
      .update(next.last[partition])
      .digest('hex');
    next.vector[partition] = seq;
  }
  return { ...next, hash: combineHashes(next.hashes) };
}
