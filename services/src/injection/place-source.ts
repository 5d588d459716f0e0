import type { Gazetteer } from '@naksha/events/kernel';

/** Of the current region. */
export type PlaceSource = { readonly gazetteer: Gazetteer; readonly barePriceFrom?: number };
