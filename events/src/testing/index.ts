export * from './fresh-database.ts';
export * from './given.ts';
