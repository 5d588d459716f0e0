/** Option lists. The wire keeps the specification's codes and spellings; see requirements E-17 to E-22. */
export * from './account-options.ts';
export * from './listing-options.ts';
export * from './property-kinds.ts';
export * from './staff-options.ts';
