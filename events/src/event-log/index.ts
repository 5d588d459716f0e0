export type * from './event-log.port.ts';
