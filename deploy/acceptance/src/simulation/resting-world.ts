import type { TileAddress } from '@naksha/events/kernel';
import type { RebuildingMapEngine } from '@naksha/read-model/testing/parts';
import type { Invariants } from './invariants.ts';
import { ensure, type ModelListing } from './model.ts';
import type { Plan } from './plan.ts';
import type { Reader } from './processes.ts';
import type { Scheduler } from './scheduler.ts';
import type { SimulatedPostgres } from './simulated-postgres.ts';
import type { SimulatedQueue } from './simulated-queue.ts';
import type { SmsCarrier } from './sms-carrier.ts';

/** A state without work in progress, for checks at quiet points. */
export type RestingWorld = {
  readonly scheduler: Scheduler;
  readonly database: SimulatedPostgres;
  readonly queue: SimulatedQueue;
  readonly carrier: SmsCarrier;
  readonly invariants: Invariants;
  readonly plan: Plan;
  readonly startedAt: readonly number[];
  readonly hasKilled: boolean;
  reader(): Reader | undefined;
  rememberTile(engine: RebuildingMapEngine, address: TileAddress): void;
};

export const listingsNow = (model: Invariants['model']): ModelListing[] =>
  [...model.listings.keys()].map((id) => model.listing(id)!);

export function sameSet(
  invariant: string,
  shown: readonly (string | number)[],
  wanted: readonly (string | number)[],
  what: string,
): void {
  const [a, b] = [shown, wanted].map((list) => [...list].map(String).sort().join(', '));
  ensure(a === b, invariant, `${what}: ${a || 'nothing'}, and it should be ${b || 'nothing'}`);
}
