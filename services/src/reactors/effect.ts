import type { KnownEvent } from '@naksha/events/contracts';

/** IDs only, nothing personal. */
export type EffectId = { event: string; kind: string };

export type ClaimedEffect = EffectId & {
  partition: number;
  seq: number;
  subject: string;
  /** From 1. Only the highest may record the outcome. */
  attempt: number;
  createdAt: Date;
  /** Created, or postponed until. */
  wantedAt: Date;
  /** An earlier attempt recorded no outcome, so it may have been performed. */
  takenOver: boolean;
};

/** `later`: does not count as an attempt. `dropped`: the reason why it is no longer needed. */
export type EffectOutcome = 'done' | { later: Date } | { dropped: string };

/** `tried`: start of its first attempt, and so no later than what it did. */
export type LastDone = { tried: Date; done: Date };

/** As messages refer to it. */
export type Site = {
  brand: string;
  /** Without a trailing slash, read when a message is sent. */
  origin(): string;
};

export type EffectContext = {
  now: Date;
  site: Site;
  /** Of this kind and subject. */
  lastDone(): Promise<LastDone | undefined>;
};

/** Of one kind. */
export interface EffectHandler {
  /**
   * May be called again if an attempt was interrupted. The error message is stored, so it must not contain personal
   * data.
   */
  perform(effect: ClaimedEffect, event: KnownEvent, context: EffectContext): Promise<EffectOutcome>;
}

/** Queue job ID, which must not contain a colon, and idempotency key. */
export const effectJobId = ({ event, kind }: EffectId): string => `${kind}-${event}`;
