import { Gazetteer } from '@naksha/events/kernel';

/** Listings of the simulation name no place. */
export const NO_PLACES = new Gazetteer([]);
