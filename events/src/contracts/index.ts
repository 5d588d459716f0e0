export * from './account-events.ts';
export * from './define-stream.ts';
export * from './event.ts';
export * from './interest-events.ts';
export * from './key-events.ts';
export * from './listing-events.ts';
export * from './primitives.ts';
export * from './wire.ts';
