import fc from 'fast-check';
import type { ProcessKind } from './processes.ts';

export type Act =
  | {
      do: 'post';
      seller: number;
      price: number;
      spot: number;
      draft: 'plain' | 'described' | 'numbered' | 'outside' | 'telling';
    }
  | { do: 'edit'; listing: number; change: 'price' | 'title' | 'bedrooms' | 'description'; to: number }
  | { do: 'verify' | 'reject' | 'delete' | 'confirm'; listing: number }
  | { do: 'sell'; listing: number; by: 'owner' | 'naksha' }
  | { do: 'relist'; listing: number; by: 'owner' | 'naksha' }
  | { do: 'view' | 'contact'; buyer: number; listing: number }
  | { do: 'save'; buyer: number; listing: number; liked?: boolean }
  | { do: 'unsave'; buyer: number; listing: number }
  | { do: 'call-back'; buyer: number; listing: number; hour: number }
  | { do: 'work-lead'; buyer: number; listing: number; status: 'called' | 'closed' }
  | { do: 'save-search'; buyer: number; search: number }
  | { do: 'delete-search'; buyer: number; search: number }
  | { do: 'contact-all'; buyer: number }
  | { do: 'wait'; hours: number };

export type PlannedAct = {
  act: Act;
  /** With an idempotency key; otherwise it is not repeated. */
  keyed: boolean;
  /** Sent twice at once with the same key. */
  twice: boolean;
  reads: boolean;
};

export type PlannedFault = {
  at: number;
  fault: 'kill' | 'slow' | 'clock' | 'replay' | 'queue-away' | 'queue-back';
  who: ProcessKind;
  /** Which one; for a clock, by how much. */
  n: number;
};

export type Plan = {
  seed: number;
  acts: readonly PlannedAct[];
  faults: readonly PlannedFault[];
  chances: {
    lostBefore: number;
    lostAfter: number;
    undone: number;
    late: number;
    lostNotification: number;
    lostJob: number;
    doubledJob: number;
    carrier: number;
  };
  lanes: number;
  batchSize: number;
  isLogUnreliable: boolean;
  market: number;
  projectors: number;
  workers: number;
};

const few = (max: number) => fc.nat({ max: max - 1 });
const listing = few(6);
const buyer = few(4);
const chance = (most: number) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    { weight: 2, arbitrary: fc.double({ min: 0, max: most, noNaN: true }) },
  );

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('post' as const),
      seller: few(3),
      price: few(8),
      spot: few(6),
      draft: fc.constantFrom('plain', 'plain', 'described', 'described', 'numbered', 'outside', 'telling'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      listing,
      change: fc.constantFrom('price', 'price', 'title', 'bedrooms', 'description'),
      to: few(6),
    }),
  },
  { weight: 7, arbitrary: fc.record({ do: fc.constant('verify' as const), listing }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('reject', 'delete', 'confirm'), listing }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('sell', 'relist'), listing, by: fc.constantFrom('owner', 'naksha') }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constantFrom('contact', 'contact', 'view'), buyer, listing }) },
  {
    weight: 3,
    arbitrary: fc
      .record({ do: fc.constant('save' as const), buyer, listing }, { requiredKeys: ['do', 'buyer', 'listing'] })
      .chain((one) =>
        fc.constantFrom(undefined, true, false).map((liked) => ({ ...one, ...(liked !== undefined && { liked }) })),
      ),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('unsave' as const), buyer, listing }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('call-back' as const), buyer, listing, hour: few(12) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('work-lead' as const),
      buyer,
      listing,
      status: fc.constantFrom('called', 'closed'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('save-search', 'save-search', 'delete-search'),
      buyer: few(2),
      search: few(3),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('contact-all' as const), buyer }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 2, 11, 24, 73, 890) }),
  },
) as fc.Arbitrary<Act>;

const planned: fc.Arbitrary<PlannedAct> = fc.record({
  act,
  keyed: fc.nat({ max: 3 }).map((n) => n > 0),
  twice: fc.nat({ max: 7 }).map((n) => n === 0),
  reads: fc.nat({ max: 4 }).map((n) => n === 0),
});

const fault: fc.Arbitrary<PlannedFault> = fc.record({
  at: fc.nat({ max: 600 }),
  fault: fc.constantFrom('kill', 'kill', 'kill', 'slow', 'clock', 'replay', 'replay', 'queue-away', 'queue-back'),
  who: fc.constantFrom('api', 'projector', 'worker', 'reader'),
  n: fc.nat({ max: 5 }),
});

/** Some histories are short and calm, others have every fault. */
export const plans: fc.Arbitrary<Plan> = fc.record({
  seed: fc.noShrink(fc.nat({ max: 2 ** 31 - 1 })),
  acts: fc.array(planned, { minLength: 1, maxLength: 28, size: 'max' }),
  faults: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 3, arbitrary: fc.array(fault, { maxLength: 5, size: 'max' }) },
  ),
  chances: fc.record({
    lostBefore: chance(0.02),
    lostAfter: chance(0.03),
    undone: chance(0.05),
    late: chance(0.6),
    lostNotification: chance(0.5),
    lostJob: chance(0.4),
    doubledJob: chance(0.4),
    carrier: chance(0.3),
  }),
  lanes: fc.integer({ min: 1, max: 4 }),
  batchSize: fc.constantFrom(1, 2, 5, 500),
  isLogUnreliable: fc.boolean(),
  market: fc.constantFrom(0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 22),
  projectors: fc.constantFrom(1, 1, 2),
  workers: fc.constantFrom(1, 1, 2),
});

export const planOf = (seed: number): Plan => fc.sample(plans, { seed, numRuns: 1 })[0];
