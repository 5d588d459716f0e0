import { Signal } from '@naksha/events/async';
import type { EventLog, Subscription } from '@naksha/events/event-log';
import type { EventReader } from '@naksha/events/event-store';
import { areAllSeqsAtLeast } from '@naksha/events/kernel';
import type pg from 'pg';
import { type EffectHandler, type EffectId, effectJobId, type Site } from './effect.ts';
import { type EffectAttempt, EffectWorker } from './effect-worker.ts';
import { type EffectDepth, Effects } from './effects.ts';
import type { JobQueue } from './job-queue.port.ts';
import { openJobQueue } from './open-job-queue.ts';
import type { LogFields, Reactor } from './reactor.ts';
import { ReactorConsumer } from './reactor-consumer.ts';
import { ReactorParts } from './reactor-parts.ts';
import { loadReactorLag, ReactorPositions } from './reactor-positions.ts';
import { RepeatedFailures } from './repeated-trouble.ts';
import { Rounds } from './rounds.ts';
import { performAbandonedEffects, requeueOrPerformOverdueEffects } from './sweeper.ts';

/** Other processes do not notify this one. */
const POLL_MS = 100;

export type StartReactors = Site & {
  app: { get<T>(token: unknown, options: { strict: false }): T };
  /** At least four connections. */
  pool: pg.Pool;
  databaseUrl: string;
  /** '' or undefined: jobs are stored in the write database. */
  redisUrl?: string;
  eventLog: EventLog;
  reader: EventReader;
  /**
   * `fields` identify the case. Everything is retried unless `retrying` is false.
   */
  onError(error: unknown, event: string, fields?: LogFields): void;
  /** An earlier attempt broke off; `key`: its idempotency key. */
  onTakenOver?(effect: EffectId & { key: string; attempt: number }): void;
  onAttempt?(attempt: EffectAttempt): void;
  onRecovered?(event: string): void;
  /** In tests. */
  substitutes?: {
    reactors?: readonly Reactor[];
    queue?: JobQueue;
    handlers?: ReadonlyMap<string, EffectHandler>;
    sweepMs?: number;
    watchMs?: number;
    graceMs?: number;
    roundMs?: number;
  };
};

export type RunningReactors = {
  /** Within bounded time, even if Redis is unavailable. */
  stop(): Promise<void>;
  depth(): Promise<Record<string, EffectDepth>>;
  /** Seconds, by kind of effect. */
  oldest(): Promise<Record<string, number>>;
  /** By reactor. */
  lag(): Promise<Record<string, number>>;
  /** For tests: every event up to there is processed and no due effect is unfinished. */
  drained(seqs: readonly number[]): Promise<void>;
};

/** In one process or in several concurrently. */
export async function startReactors(options: StartReactors): Promise<RunningReactors> {
  const { app, pool, eventLog, reader, onError, substitutes = {} } = options;
  const { sweepMs = 30_000, watchMs = 2_000, graceMs = 10_000, roundMs = 60_000 } = substitutes;
  const { clock, commands, handlers, ...parts } = app.get<ReactorParts>(ReactorParts, { strict: false });
  const { reactors = parts.reactors } = substitutes;
  const effects = new Effects(pool);
  /** Something was processed, or an effect has ended. */
  const progress = new Signal();
  /** After the queue failed or recovered: effects may be in no queue. */
  let isSweepDue = false;
  const queueTrouble = new RepeatedFailures({
    failed: onError,
    over: () => {
      isSweepDue = true;
      options.onRecovered?.('job queue recovered');
    },
  });
  const queue =
    substitutes.queue ??
    (await openJobQueue(options, {
      onError: (error) => {
        isSweepDue = true;
        queueTrouble.report(error, 'job queue failed');
      },
      onWorks: () => queueTrouble.end(),
    }));

  const worker = new EffectWorker({
    effects,
    handlers: substitutes.handlers ?? handlers,
    site: options,
    reader,
    clock,
    onTakenOver: ({ event, kind, attempt }) =>
      options.onTakenOver?.({ event, kind, attempt, key: effectJobId({ event, kind }) }),
    onAttempt: options.onAttempt,
    onFailed: (error, { kind, event, attempt, dead }) =>
      onError(error, 'effect failed', { effect: kind, event, attempt, retrying: !dead }),
  });
  const work = (id: EffectId) => worker.work(id).finally(() => progress.notify());
  queue.work(work);

  const onRefused = (error: unknown) => {
    isSweepDue = true;
    queueTrouble.report(error, 'effect requeue failed');
  };
  const tools = { effects, queue, clock, work, onRefused };
  const sweeping = new Rounds(
    sweepMs,
    (signal) => requeueOrPerformOverdueEffects(tools, graceMs, signal),
    (error) => onError(error, 'effect sweep failed'),
  );
  const watching = new Rounds(
    watchMs,
    async (signal) => {
      await performAbandonedEffects(tools, signal);
      if (!isSweepDue) return;
      isSweepDue = false;
      await requeueOrPerformOverdueEffects(tools, 0, signal);
    },
    (error) => onError(error, 'effect takeover failed'),
  );
  const rounds = reactors.flatMap(({ name, round }) => {
    if (!round) return [];
    const work = (signal: AbortSignal) => round({ pool, clock, commands, onFailed: onError, signal });
    return [new Rounds(roundMs, work, (error) => onError(error, 'scheduled reactor run failed', { reactor: name }))];
  });

  const subscriptions: Subscription[] = [];
  for (const reactor of reactors) {
    // Following also sets the start, but later: events right after the first start would count as past.
    await new ReactorPositions(pool, reactor)
      .read()
      .catch((error: unknown) => onError(error, 'reactor start failed', { reactor: reactor.name }));
    const consumer = new ReactorConsumer(reactor, {
      pool,
      reader,
      clock,
      // Without a queue the sweeper picks them up later.
      onEffects: (fresh) =>
        queue.add(fresh.map(({ event, kind }) => ({ event: event.id, kind }))).catch((error: unknown) => {
          isSweepDue = true;
          queueTrouble.report(error, 'effect queueing failed');
        }),
      onMoved: () => progress.notify(),
      onError: (error, partition) => onError(error, 'reactor failed', { reactor: reactor.name, partition }),
    });
    subscriptions.push(await eventLog.follow(consumer));
  }

  return {
    async stop() {
      worker.stop();
      await Promise.all([sweeping, watching, ...rounds, ...subscriptions].map((one) => one.stop()));
      await queue.close();
    },
    async depth() {
      const depth = await effects.countByKind();
      const none = { waiting: 0, running: 0, dead: 0 };
      const kinds = reactors.filter(({ handler }) => handler).map(({ name }) => name);
      return Object.fromEntries(kinds.map((kind) => [kind, depth.get(kind) ?? none]));
    },
    async oldest() {
      const oldest = await effects.measureOldest(clock.now());
      const kinds = reactors.filter(({ handler }) => handler).map(({ name }) => name);
      return Object.fromEntries(kinds.map((kind) => [kind, oldest.get(kind) ?? 0]));
    },
    lag: () => loadReactorLag(pool, reactors),
    drained: (seqs) =>
      progress.waitUntil(async () => {
        for (const reactor of reactors) {
          const reached = await new ReactorPositions(pool, reactor).read();
          if (
            !areAllSeqsAtLeast(
              seqs.map((_, partition) => reached.get(partition) ?? 0),
              seqs,
            )
          )
            return false;
        }
        if ((await requeueOrPerformOverdueEffects(tools, 0)) > 0) return false;
        return [...(await effects.countByKind()).values()].every(({ running }) => running === 0);
      }, POLL_MS),
  };
}
