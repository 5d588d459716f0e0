/** Runs synchronous work and charges its processor time to the caller's budget. */
export type Meter = <T>(work: () => T) => T;
export const METER = Symbol('meter');

/** Charges nobody. */
export const unmetered: Meter = (work) => work();
