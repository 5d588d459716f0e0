/** Does it at once, and charges whoever asked for the processor's time that it took. */
export type Meter = <T>(work: () => T) => T;
export const METER = Symbol('meter');

/** Where nobody is charged. */
export const unmetered: Meter = (work) => work();
