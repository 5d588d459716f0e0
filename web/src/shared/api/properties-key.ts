/** Listings' pages as they were read, whoever needs to forget or change one. */
export const propertiesKey = ['property'] as const;
