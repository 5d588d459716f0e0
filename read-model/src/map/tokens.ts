/** Injection tokens of the map, besides its tile store. */
export const MAP_ENGINE = Symbol('MapEngine');
/** Builds the base of a past day's engine. */
export const REBUILDER = Symbol('Rebuilder');
export const CLOCK = Symbol('Clock');
/** Reads the last event of each partition from the event table. */
export const HEADS = Symbol('heads of the event table');
export const REGION = Symbol('service region');
/** Public scheme and host of the site without a trailing slash, read when needed. */
export const ORIGIN = Symbol('origin');
