import type { Buyer, ChargeName, DutyRate, DutyState, GroundKind } from '@naksha/events/wire/duty-rates';

/** What a state's rates may depend on. */
export type Purchase = { ground: GroundKind; buyer: Buyer };

/** The rate for a purchase; undefined if unknown. */
export const findRate = (state: DutyState, charge: ChargeName, { ground, buyer }: Purchase): DutyRate | undefined =>
  state.rates.find(
    (rate) =>
      rate.charge === charge &&
      (rate.ground === undefined || rate.ground === ground) &&
      (rate.buyer === undefined || rate.buyer === buyer),
  );

/** Whether a state's rates depend on it, so that it must be asked. */
export const dependsOn = (state: DutyState, on: 'ground' | 'buyer'): boolean =>
  state.rates.some((rate) => rate[on] !== undefined);
