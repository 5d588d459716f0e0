/** Codes and spellings of the specification: requirements E-17 to E-22. */
export * from './account-options.ts';
export * from './listing-options.ts';
export * from './property-kinds.ts';
export * from './staff-options.ts';
