export { Backoff } from './backoff.ts';
export { PgListener, type PgListenerOptions } from './pg-listener.ts';
export { Signal } from './signal.ts';
export type { Subscription } from './subscription.ts';
