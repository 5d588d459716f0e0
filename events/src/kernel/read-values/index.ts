export * from './read-amounts.ts';
export * from './read-id.ts';
export * from './read-kind.ts';
export * from './read-number.ts';
export * from './read-options.ts';
export * from './read-place.ts';
export * from './read-rooms.ts';
export * from './reading.ts';
