import { setTimeout as pause } from 'node:timers/promises';
import { decodeEvent } from '@naksha/events/contracts';
import { type EventReader, toStorableErrorText } from '@naksha/events/event-store';
import type { Clock } from '@naksha/events/kernel';
import { recordSpanOfRemoteParent, SpanKind } from '@naksha/events/tracing';
import pTimeout from 'p-timeout';
import type { ClaimedEffect, EffectHandler, EffectId, EffectOutcome, Site } from './effect.ts';
import type { AttemptOutcome, Effects } from './effects.ts';

const MINUTE = 60_000;
/** Well before its claim expires. */
const ATTEMPT_TIMEOUT_MS = MINUTE;
/** Leases last several times as long. */
const LEASE_RENEWAL_MS = 2_000;
/** About as long as another worker waits before taking over. */
const RECORD_RETRIES = 240;
const RECORD_RETRY_MS = 500;
/** About three hours in total, to survive a provider's outage. Then the effect is dead. */
export const RETRY_DELAYS_MS: readonly number[] = [MINUTE / 2, 2 * MINUTE, 10 * MINUTE, 40 * MINUTE, 120 * MINUTE];

export type EffectWorkerTools = {
  effects: Effects;
  /** By kind of effect. */
  handlers: ReadonlyMap<string, EffectHandler>;
  site: Site;
  reader: EventReader;
  clock: Clock;
  /** An earlier attempt broke off: what it sends may arrive twice, under one key. */
  onTakenOver?(effect: ClaimedEffect): void;
  /** After the outcome is recorded. Times in seconds since the effect was wanted. */
  onAttempt?(attempt: EffectAttempt): void;
  /** `dead`: it was the last attempt. */
  onFailed(error: unknown, effect: EffectId & { attempt: number; dead: boolean }): void;
};

export type EffectAttempt = { kind: string; outcome: AttemptOutcome; startedAfter: number; endedAfter: number };

/** A duplicate job finds nothing to claim. */
export class EffectWorker {
  private readonly tools: EffectWorkerTools;
  private stopped = false;

  constructor(tools: EffectWorkerTools) {
    this.tools = tools;
  }

  /** @throws if the row cannot be claimed or updated; the sweeper retries it */
  async work(id: EffectId): Promise<void> {
    const { effects, clock } = this.tools;
    const effect = await effects.claim(id, clock.now());
    if (!effect) return;
    if (effect.takenOver) this.tools.onTakenOver?.(effect);
    const secondsSinceWanted = () => (clock.now().getTime() - effect.wantedAt.getTime()) / 1000;
    const startedAfter = secondsSinceWanted();
    const stopRenewing = this.keepLease(effect);
    try {
      const outcome = await this.attempt(effect);
      this.tools.onAttempt?.({ kind: effect.kind, outcome, startedAfter, endedAfter: secondsSinceWanted() });
    } finally {
      stopRenewing();
    }
  }

  /** So that the process can end. */
  stop(): void {
    this.stopped = true;
  }

  private async attempt(effect: ClaimedEffect): Promise<AttemptOutcome> {
    const { effects, clock, onFailed } = this.tools;
    const performed = await this.performInTime(effect);
    if ('outcome' in performed) {
      const { outcome } = performed;
      if (outcome === 'done') await this.record(() => effects.markDone(effect, clock.now()));
      else if ('later' in outcome) await this.record(() => effects.postpone(effect, outcome.later, clock.now()));
      else await this.record(() => effects.markDropped(effect, outcome.dropped, clock.now()));
      return nameOutcome(outcome);
    }
    const { error } = performed;
    const retryAfter = RETRY_DELAYS_MS[effect.attempt - 1];
    const due = retryAfter === undefined ? undefined : new Date(clock.now().getTime() + retryAfter);
    onFailed(error, { event: effect.event, kind: effect.kind, attempt: effect.attempt, dead: due === undefined });
    await this.record(() => effects.markFailed(effect, toStorableErrorText(error, 500), due, clock.now()));
    return due ? 'failed' : 'dead';
  }

  private async performInTime(effect: ClaimedEffect): Promise<{ outcome: EffectOutcome } | { error: unknown }> {
    try {
      return {
        outcome: await pTimeout(this.perform(effect), {
          milliseconds: ATTEMPT_TIMEOUT_MS,
          message: 'timed out',
        }),
      };
    } catch (error) {
      return { error };
    }
  }

  /** One that is not recorded makes another worker do the effect again. */
  private async record(write: () => Promise<void>): Promise<void> {
    for (let retries = 0; ; retries++) {
      try {
        return await write();
      } catch (error) {
        if (this.stopped || retries === RECORD_RETRIES) throw error;
        await pause(RECORD_RETRY_MS);
      }
    }
  }

  /** Returns what ends the renewals. */
  private keepLease(effect: ClaimedEffect): () => void {
    let isOver = false;
    let timer: NodeJS.Timeout;
    const renewLater = () => {
      timer = setTimeout(async () => {
        // While the database is away nobody else can take the effect over either.
        await this.tools.effects.renewLease(effect).catch(() => {});
        if (!isOver) renewLater();
      }, LEASE_RENEWAL_MS);
    };
    renewLater();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }

  private async perform(effect: ClaimedEffect) {
    const { handlers, reader, effects, clock, site } = this.tools;
    const handler = handlers.get(effect.kind);
    if (!handler) throw new Error(`No handler for effects of the kind ${effect.kind}`);
    const [recorded] = await reader.readPartition(effect.partition, effect.seq - 1, 1);
    if (recorded?.id !== effect.event) throw new Error(`No event at position ${effect.partition}:${effect.seq}`);
    const context = { now: clock.now(), site, lastDone: () => effects.findLastDone(effect) };
    const startTime = Date.now();
    const tell = (outcome: string) =>
      recordSpanOfRemoteParent(`effect ${effect.kind}`, recorded.correlationId, {
        ...{ kind: SpanKind.CONSUMER, startTime },
        attributes: { 'naksha.effect.attempt': effect.attempt, 'naksha.effect.outcome': outcome },
      });
    try {
      const outcome = await handler.perform(effect, decodeEvent(recorded), context);
      tell(nameOutcome(outcome));
      return outcome;
    } catch (error) {
      tell('failed');
      throw error;
    }
  }
}

const nameOutcome = (outcome: EffectOutcome): 'done' | 'later' | 'dropped' =>
  outcome === 'done' ? outcome : 'later' in outcome ? 'later' : 'dropped';
