import type { KnownEvent } from '@naksha/events/contracts';

/** What a job carries: ids, and nothing of anybody. */
export type EffectId = { event: string; kind: string };

/** An effect that is to be done now, by whoever claimed it. */
export type ClaimedEffect = EffectId & {
  partition: number;
  seq: number;
  subject: string;
  /** This attempt, from 1. Whoever claims later has a higher one, and only the highest may say how it ended. */
  attempt: number;
  createdAt: Date;
  /** Since when it is to be done: created, or put off until. */
  wantedAt: Date;
  /** An earlier attempt did not report its outcome, because its worker died or lost the database: it may have done it. */
  takenOver: boolean;
};

/** `later`: not before that moment, which counts as no attempt. `dropped`: no longer called for, with the reason. */
export type EffectOutcome = 'done' | { later: Date } | { dropped: string };

/** `tried`: when its first attempt began, and so no later than what it did. */
export type LastDone = { tried: Date; done: Date };

/** How texts to people name the site. */
export type Site = {
  /** The product's name. */
  brand: string;
  /** Where people reach it, without a slash at the end; asked when a text goes out. */
  origin(): string;
};

export type EffectContext = {
  now: Date;
  site: Site;
  /** The effect of this kind that was done last for the same subject. */
  lastDone(): Promise<LastDone | undefined>;
};

/** Does the effects of one kind. */
export interface EffectHandler {
  /**
   * May be asked again for the same effect, where an attempt broke off before its end was noted.
   * @throws where it could not be done: it is tried again later. The error's message is kept, so it must be free of names and numbers.
   */
  perform(effect: ClaimedEffect, event: KnownEvent, context: EffectContext): Promise<EffectOutcome>;
}

/** The effect as one name: for the queue's job id, which must have no colon, and as an idempotency key. */
export const effectName = ({ event, kind }: EffectId): string => `${kind}-${event}`;
