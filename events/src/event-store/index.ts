export { inTransaction, onConnection } from './connection.ts';
export { errorText } from './error-text.ts';
export type * from './event-store.port.ts';
export { GroupQueue, type Waiting } from './group-queue.ts';
export { PostgresEventStore } from './postgres-event-store.ts';
export { RandomIds } from './random-ids.ts';
export { SystemClock } from './system-clock.ts';
