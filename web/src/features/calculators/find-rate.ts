import type { Buyer, ChargeName, DutyRate, DutyState, GroundKind } from '@naksha/events/wire/duty-rates';

/** Who buys, and within a town or outside: what a state's rates may depend on. */
export type Purchase = { ground: GroundKind; buyer: Buyer };

/** The rate that holds for a purchase; undefined where nobody wrote one down. */
export const findRate = (state: DutyState, charge: ChargeName, { ground, buyer }: Purchase): DutyRate | undefined =>
  state.rates.find(
    (rate) =>
      rate.charge === charge &&
      (rate.ground === undefined || rate.ground === ground) &&
      (rate.buyer === undefined || rate.buyer === buyer),
  );

/** Whether a state's rates differ by it, so that it has to be asked. */
export const dependsOn = (state: DutyState, on: 'ground' | 'buyer'): boolean =>
  state.rates.some((rate) => rate[on] !== undefined);
