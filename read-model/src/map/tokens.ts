export const MAP_ENGINE = Symbol('MapEngine');
export const REBUILDER = Symbol('Rebuilder');
export const CLOCK = Symbol('Clock');
export const EVENT_TABLE_HEADS = Symbol('heads of the event table');
export const REGION = Symbol('service region');
/** Public scheme and host without a trailing slash. */
export const SITE_ORIGIN = Symbol('origin');
