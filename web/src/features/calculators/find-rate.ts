import type { Buyer, ChargeName, DutyRate, DutyState, GroundKind } from '@naksha/events/wire/duty-rates';

export type Purchase = { ground: GroundKind; buyer: Buyer };

export const findDutyRate = (state: DutyState, charge: ChargeName, { ground, buyer }: Purchase): DutyRate | undefined =>
  state.rates.find(
    (rate) =>
      rate.charge === charge &&
      (rate.ground === undefined || rate.ground === ground) &&
      (rate.buyer === undefined || rate.buyer === buyer),
  );

export const dutyDependsOn = (state: DutyState, on: 'ground' | 'buyer'): boolean =>
  state.rates.some((rate) => rate[on] !== undefined);
