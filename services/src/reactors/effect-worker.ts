import { decodeEvent } from '@naksha/events/contracts';
import { type EventReader, errorText } from '@naksha/events/event-store';
import type { Clock } from '@naksha/events/kernel';
import { recordSpan, SpanKind } from '@naksha/events/tracing';
import pTimeout from 'p-timeout';
import type { ClaimedEffect, EffectHandler, EffectId, Site } from './effect.ts';
import type { Effects } from './effects.ts';

const MINUTE = 60_000;
/** An attempt that hangs longer has failed: well before its claim runs out, so that nobody else is at it meanwhile. */
const ATTEMPT_MS = MINUTE;
/** Pauses before the attempts after the first: some three hours, so that a carrier's bad morning loses nothing. Then it is dead. */
export const RETRY_AFTER_MS: readonly number[] = [MINUTE / 2, 2 * MINUTE, 10 * MINUTE, 40 * MINUTE, 120 * MINUTE];

export type EffectWorkerTools = {
  effects: Effects;
  /** By the kind of effect that each does. */
  handlers: ReadonlyMap<string, EffectHandler>;
  site: Site;
  reader: EventReader;
  clock: Clock;
  /** Told of each failed attempt; `dead`: it was the last. */
  onFailed(error: unknown, effect: EffectId & { attempt: number; dead: boolean }): void;
};

/** Does what jobs name: claims the effect's row, does it, says how it ended. A job too many finds nothing to claim. */
export class EffectWorker {
  private readonly tools: EffectWorkerTools;

  constructor(tools: EffectWorkerTools) {
    this.tools = tools;
  }

  /** @throws where the row can't be claimed or marked: the sweeper brings it again */
  async work(id: EffectId): Promise<void> {
    const { effects, clock } = this.tools;
    const effect = await effects.claim(id, clock.now());
    if (!effect) return;
    try {
      const outcome = await pTimeout(this.perform(effect), { milliseconds: ATTEMPT_MS, message: 'it took too long' });
      if (outcome === 'done') await effects.done(effect, clock.now());
      else if ('later' in outcome) await effects.later(effect, outcome.later);
      else await effects.dropped(effect, outcome.dropped, clock.now());
    } catch (error) {
      const pause = RETRY_AFTER_MS[effect.attempt - 1];
      const due = pause === undefined ? undefined : new Date(clock.now().getTime() + pause);
      this.tools.onFailed(error, { ...id, attempt: effect.attempt, dead: due === undefined });
      await effects.failed(effect, errorText(error, 500), due);
    }
  }

  private async perform(effect: ClaimedEffect) {
    const { handlers, reader, effects, clock, site } = this.tools;
    const handler = handlers.get(effect.kind);
    if (!handler) throw new Error(`nothing does effects of kind ${effect.kind}`);
    const [recorded] = await reader.readPartition(effect.partition, effect.seq - 1, 1);
    if (recorded?.id !== effect.event) throw new Error(`no such event at ${effect.partition}:${effect.seq}`);
    const context = { now: clock.now(), site, lastDone: () => effects.lastDone(effect) };
    const startTime = Date.now();
    const tell = (outcome: string) =>
      recordSpan(`effect ${effect.kind}`, recorded.correlationId, {
        ...{ kind: SpanKind.CONSUMER, startTime },
        attributes: { 'naksha.effect.attempt': effect.attempt, 'naksha.effect.outcome': outcome },
      });
    try {
      const outcome = await handler.perform(effect, decodeEvent(recorded), context);
      tell(outcome === 'done' ? outcome : 'later' in outcome ? 'later' : 'dropped');
      return outcome;
    } catch (error) {
      tell('failed');
      throw error;
    }
  }
}
