import { type EffectAttempt, listEffectKinds, StaffMembers, startImports, startReactors } from '@naksha/services';
import type { INestApplicationContext } from '@nestjs/common';
import type { Metrics } from '../metrics/metrics.ts';
import { openAlerts } from './alerts.ts';
import { openPeriodicOpenDataExport } from './open-data.ts';
import { openPhotos } from './photos.ts';
import type { ProcessContext } from './process-context.ts';
import { reportNewestBackup } from './report-newest-backup.ts';
import { connectAndWarnOfUnsafeEviction } from './warn-of-unsafe-eviction.ts';

/** @param origin of links in messages, without a trailing slash */
export async function openWorker(
  context: ProcessContext,
  app: INestApplicationContext,
  origin: () => string,
): Promise<void> {
  const { config, databases, lifetime, logger, write, metrics } = context;
  await connectAndWarnOfUnsafeEviction(config.REDIS_URL, logger);
  const observeAttempt = measureEffects(metrics, app);
  const reactors = await startReactors({
    app,
    pool: write.pool,
    databaseUrl: databases.write,
    redisUrl: config.REDIS_URL,
    eventLog: await context.eventLog(),
    reader: write.store,
    brand: config.BRAND_NAME,
    origin,
    onError: (error, event, fields) => logger.error({ err: error, retrying: true, ...fields }, event),
    onTakenOver: (effect) =>
      logger.warn({ ...effect, reason: 'the previous attempt was interrupted' }, 'effect restarted'),
    onAttempt: observeAttempt,
    onRecovered: (event) => logger.warn(event),
  });
  await lifetime.onEnd(() => reactors.stop());
  metrics.gauges(
    {
      effects_waiting: 'Effects, such as text messages, waiting to be executed',
      effects_running: 'Effects being executed',
      effects_dead: 'Effects that failed after the last retry',
    },
    async () => {
      const depth = Object.entries(await reactors.depth());
      const of = (state: 'waiting' | 'running' | 'dead') =>
        Object.fromEntries(depth.map(([kind, figures]) => [kind, figures[state]]));
      return { effects_waiting: of('waiting'), effects_running: of('running'), effects_dead: of('dead') };
    },
  );
  metrics.gauges(
    { effects_oldest_seconds: 'Seconds for which the oldest unfinished effect has waited, by kind' },
    async () => ({ effects_oldest_seconds: await reactors.oldest() }),
  );
  const staff = app.get(StaffMembers, { strict: false });
  metrics.gauges({ staff_accounts: 'Accounts with a staff role that an operator gave, by role' }, async () => ({
    staff_accounts: await staff.countByRole(),
  }));
  await openAlerts(context, app, origin);
  await openPhotos(context, app);
  await openPeriodicOpenDataExport(context);
  if (config.BACKUP_FOLDER) reportNewestBackup(config.BACKUP_FOLDER, metrics);
  const imports = startImports({
    app,
    onError: (error, event, fields) => logger.error({ err: error, retrying: true, ...fields }, event),
  });
  await lifetime.onEnd(() => imports.stop());
  metrics.gauges({ imports_under_way: 'Import files being checked or imported' }, async () => ({
    imports_under_way: await imports.countUnderWay(),
  }));
  metrics.gauges({ reactor_lag_events: 'Events not yet processed by a reactor' }, async () => ({
    reactor_lag_events: await reactors.lag(),
  }));
}

const EFFECT_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 15, 30, 60, 120, 300, 900, 3600, 10_800];

/** Both are measured from when the effect was wanted: created, or the end of its postponement. */
function measureEffects(metrics: Metrics, app: INestApplicationContext): (attempt: EffectAttempt) => void {
  const kinds = listEffectKinds(app);
  const outcomes = ['done', 'later', 'dropped', 'failed', 'dead'] as const;
  const age = metrics.durations('effect_age_seconds', 'Age of an effect when an attempt at it starts', {
    known: kinds.map((kind) => ({ kind })),
    buckets: EFFECT_SECONDS,
  });
  const latency = metrics.durations(
    'effect_latency_seconds',
    'Time from the event that requested an effect to its outcome',
    {
      known: kinds.flatMap((kind) => outcomes.map((outcome) => ({ kind, outcome }))),
      buckets: EFFECT_SECONDS,
    },
  );
  return ({ kind, outcome, startedAfter, endedAfter }) => {
    age({ kind }, startedAfter);
    latency({ kind, outcome }, endedAfter);
  };
}
