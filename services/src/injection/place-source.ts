import type { Gazetteer } from '@naksha/events/kernel';

/** The places that are known at the moment. */
export type PlaceSource = { readonly gazetteer: Gazetteer };
