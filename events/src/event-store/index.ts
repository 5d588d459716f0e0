export type * from './event-store.port.ts';
