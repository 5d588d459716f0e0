/** What there is to sell, and who sells it: what a map and its filters know, so that every page loads it. */

export const SUBTYPES = [
  'flat',
  'kothi',
  'residential-plot',
  'commercial-plot',
  'office',
  'showroom',
  'other',
] as const;
export type Subtype = (typeof SUBTYPES)[number];

export const PROPERTY_TYPES = ['residential', 'commercial'] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

/** `other` belongs to both types, so a listing carries its type beside its subtype. */
export const SUBTYPES_OF: Record<PropertyType, readonly Subtype[]> = {
  residential: ['flat', 'kothi', 'residential-plot', 'other'],
  commercial: ['commercial-plot', 'office', 'showroom', 'other'],
};

/** "More than the list goes": bedrooms beyond 9, bathrooms and balconies beyond 3, car parkings beyond 4. */
export const MORE = 99;
/** Bare ground: no rooms, no parking. */
export const PLOTS: readonly Subtype[] = ['residential-plot', 'commercial-plot'];

/** Subtypes that have bedrooms at all; a filter by bedrooms makes sense for these alone. */
export const SUBTYPES_WITH_BEDROOMS: readonly Subtype[] = ['flat', 'kothi'];

export const LISTER_TYPES = ['owner', 'agent', 'builder', 'relative', 'naksha_admin'] as const;
export type ListerType = (typeof LISTER_TYPES)[number];
/** Whom a search may be narrowed to. */
export const LISTER_FILTERS = ['owner'] as const satisfies readonly ListerType[];
export type ListerFilter = (typeof LISTER_FILTERS)[number];
