import { Gazetteer } from '@naksha/events/kernel';

/** Listings here have no places. */
export const NO_PLACES = new Gazetteer([]);
