/** Loaded by every page. */

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

/** `other` belongs to both types, so listings have a type too. */
export const SUBTYPES_OF: Record<PropertyType, readonly Subtype[]> = {
  residential: ['flat', 'kothi', 'residential-plot', 'other'],
  commercial: ['commercial-plot', 'office', 'showroom', 'other'],
};

/** Above the list: bedrooms above 9, bathrooms and balconies above 3, car parkings above 4. */
export const MORE = 99;
export const PLOTS: readonly Subtype[] = ['residential-plot', 'commercial-plot'];

export const SUBTYPES_WITH_BEDROOMS: readonly Subtype[] = ['flat', 'kothi'];

export const LISTER_TYPES = ['owner', 'agent', 'builder', 'relative', 'naksha_admin'] as const;
export type ListerType = (typeof LISTER_TYPES)[number];
export const LISTER_FILTERS = ['owner', 'agent', 'builder'] as const satisfies readonly ListerType[];
export type ListerFilter = (typeof LISTER_FILTERS)[number];
