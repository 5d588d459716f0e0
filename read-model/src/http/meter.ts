/** Charges the work's processor time to the caller's budget. */
export type Meter = <T>(work: () => T) => T;
export const METER = Symbol('meter');

export const runUnmetered: Meter = (work) => work();
