export const propertiesKey = ['property'] as const;
