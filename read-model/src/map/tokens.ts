/** What the composition root gives the map beside its store of tiles. */
export const MAP_ENGINE = Symbol('MapEngine');
/** How the base of a past day's engine is built. */
export const REBUILDER = Symbol('Rebuilder');
export const CLOCK = Symbol('Clock');
/** Asks the event table for its last event of each partition. */
export const HEADS = Symbol('heads of the event table');
export const REGION = Symbol('service region');
/** Where people reach the site, asked when it is needed: scheme and host, without a slash at the end. */
export const ORIGIN = Symbol('origin');
