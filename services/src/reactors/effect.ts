import type { KnownEvent } from '@naksha/events/contracts';

/** A job's data: IDs only, nothing personal. */
export type EffectId = { event: string; kind: string };

/** A claimed effect that is to be performed now. */
export type ClaimedEffect = EffectId & {
  partition: number;
  seq: number;
  subject: string;
  /** Attempt number, from 1. A later claim has a higher one, and only the highest may record the outcome. */
  attempt: number;
  createdAt: Date;
  /** When it became due: created, or postponed until. */
  wantedAt: Date;
  /** An earlier attempt recorded no outcome, because its worker died or lost the database; it may have been performed. */
  takenOver: boolean;
};

/** `later`: not before that time, which does not count as an attempt. `dropped`: no longer needed, with the reason. */
export type EffectOutcome = 'done' | { later: Date } | { dropped: string };

/** `tried`: start of its first attempt, and so no later than what it did. */
export type LastDone = { tried: Date; done: Date };

/** How messages refer to the site. */
export type Site = {
  /** The product's name. */
  brand: string;
  /** The public URL without a trailing slash, read when a message is sent. */
  origin(): string;
};

export type EffectContext = {
  now: Date;
  site: Site;
  /** The latest completed effect of this kind and subject. */
  lastDone(): Promise<LastDone | undefined>;
};

/** Performs the effects of one kind. */
export interface EffectHandler {
  /**
   * May be called again for the same effect if an attempt was interrupted.
   * @throws if it failed; it is retried later. The error message is stored, so it must not contain personal data
   */
  perform(effect: ClaimedEffect, event: KnownEvent, context: EffectContext): Promise<EffectOutcome>;
}

/** The effect's name: used as queue job ID, which must not contain a colon, and as idempotency key. */
export const effectName = ({ event, kind }: EffectId): string => `${kind}-${event}`;
