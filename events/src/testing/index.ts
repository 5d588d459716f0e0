export * from './event-store-contract.ts';
export * from './fresh-database.ts';
export * from './given.ts';
export * from './sample-appends.ts';
export * from './seeded.ts';
