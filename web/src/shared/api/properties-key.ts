/** What is known of single listings, whoever looks at them: it grows old together, when one of them changes. */
export const propertiesKey = ['property'] as const;
