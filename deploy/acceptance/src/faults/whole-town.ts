import type { BedPlan } from '../bed/bed.ts';

/** Two of each part that can run in parallel, as in production. */
export const WHOLE: BedPlan = {
  processes: { api: 2, relay: 2, projector: 2, worker: 2 },
  servers: { kafka: true, redis: true, readDatabase: true },
  supervised: true,
  atNoon: true,
};
