export { inTransaction, withConnection } from './connection.ts';
export { toStorableErrorText } from './error-text.ts';
export type * from './event-store.port.ts';
export { PostgresEventStore } from './postgres-event-store.ts';
export { RandomIds } from './random-ids.ts';
export { isCertainlyNotAppended } from './rolled-back.ts';
export { SharedStatement } from './shared-statement.ts';
export { SystemClock } from './system-clock.ts';
