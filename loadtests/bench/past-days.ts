import { SystemClock } from '@naksha/events/event-store';
import { Gazetteer, TRICITY_REGION } from '@naksha/events/kernel';
import { type Documents, ListerIds, MemoryTileStore, PastDays } from '@naksha/read-model';
import type { Rebuilder } from '@naksha/read-model/map-engine';

export const createPastDays = (documents: Documents, rebuild: Rebuilder): PastDays =>
  new PastDays(
    documents,
    { gazetteer: new Gazetteer([]) },
    new MemoryTileStore(),
    TRICITY_REGION,
    new SystemClock(),
    (work) => work(),
    { isSettled: async () => true },
    rebuild,
    { find: () => () => false, isRouted: () => false, prepare: async () => {} },
    new ListerIds(Buffer.alloc(32)),
  );
