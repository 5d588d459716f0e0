export * from './event-log-contract.ts';
export * from './event-store-contract.ts';
export * from './fresh-database.ts';
export * from './given.ts';
export * from './recorder.ts';
export * from './sample-appends.ts';
export * from './seeded.ts';
export * from './unreliable-log.ts';
