import type { Caller } from '@naksha/events/contracts';

/** What every command needs besides its body. Set by the caller, so that imports and demo data set their own. */
export type CommandMeta = {
  caller: Caller;
  now: Date;
  /** The client's key for this attempt, 1 to 200 visible ASCII characters; a key is executed once. */
  idempotencyKey?: string;
  correlationId: string;
};
