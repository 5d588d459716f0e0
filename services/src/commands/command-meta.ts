import type { Caller } from '@naksha/events/contracts';

/** What every command carries beside what it asks for. Stamped at the edge, so that import and demo data stamp their own. */
export type CommandMeta = {
  caller: Caller;
  now: Date;
  /** The caller's own name for this attempt, 1 to 200 visible ASCII characters: the same key is done once. */
  idempotencyKey?: string;
  correlationId: string;
};
