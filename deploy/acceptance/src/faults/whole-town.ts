import type { BedPlan } from '../bed/bed.ts';

/** Every part twice where two of it work together, as in production. */
export const WHOLE: BedPlan = {
  processes: { api: 2, relay: 2, projector: 2, worker: 2 },
  servers: { kafka: true, redis: true, readDatabase: true },
  supervised: true,
  atNoon: true,
};
