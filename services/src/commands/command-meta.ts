import type { Caller } from '@naksha/events/contracts';

/** Set by the caller, so that imports and demo data set their own. */
export type CommandMeta = {
  caller: Caller;
  now: Date;
  /** 1 to 200 visible ASCII characters; a key is executed once. */
  idempotencyKey?: string;
  correlationId: string;
};
