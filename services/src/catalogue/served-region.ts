import type { RegionEvent } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { type BBox, type Ids, REGION_STREAM } from '@naksha/events/kernel';
import { loadStream } from '../commands/load-stream.ts';

const servedRegion = {
  initial: undefined as BBox | undefined,
  evolve: (_: BBox | undefined, { data }: RegionEvent): BBox => data.bounds,
};

/** Undefined at first. */
export const loadServedRegion = async (store: EventStore): Promise<BBox | undefined> =>
  (await loadStream(store, REGION_STREAM, servedRegion)).state;

/** Of several concurrent records, one is enough. */
export async function recordServedRegion(
  store: EventStore,
  bounds: BBox,
  { ids, now }: { ids: Ids; now: Date },
): Promise<void> {
  const { stream, state, version } = await loadStream(store, REGION_STREAM, servedRegion);
  if (state?.join() === bounds.join()) return;
  await store.append({
    stream,
    expectedVersion: version,
    events: [{ type: 'RegionServed', data: { bounds: [...bounds] } }],
    meta: { actor: 'system', correlationId: ids.uuid(), causationId: ids.uuid(), occurredAt: now },
  });
}
