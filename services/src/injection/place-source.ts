import type { Gazetteer } from '@naksha/events/kernel';

/** What is known of the region at the moment: its places, and how prices are written there (`PriceRules.bareFrom`). */
export type PlaceSource = { readonly gazetteer: Gazetteer; readonly barePriceFrom?: number };
