import type { Gazetteer } from '@naksha/events/kernel';

/** The current region's places, and how bare prices are read there (`PriceRules.bareFrom`). */
export type PlaceSource = { readonly gazetteer: Gazetteer; readonly barePriceFrom?: number };
