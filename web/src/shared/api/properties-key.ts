/** Query keys of listings' pages, to invalidate or update them. */
export const propertiesKey = ['property'] as const;
