import { startImports, startReactors } from '@naksha/services';
import type { INestApplicationContext } from '@nestjs/common';
import { openAlerts } from './alerts.ts';
import { tellNewestBackup } from './newest-backup.ts';
import { openExport } from './open-data.ts';
import { openPhotos } from './photos.ts';
import type { ProcessContext } from './process-context.ts';
import { checkEviction } from './redis-eviction.ts';

/**
 * What has to happen because of an event or of time: messages to people, listings that go stale.
 * @param app has the services
 * @param origin of links in messages, without a slash at its end
 */
export async function openWorker(
  context: ProcessContext,
  app: INestApplicationContext,
  origin: () => string,
): Promise<void> {
  const { config, databases, lifetime, logger, write, metrics } = context;
  await checkEviction(config.REDIS_URL, logger);
  const reactors = await startReactors({
    app,
    pool: write.pool,
    databaseUrl: databases.write,
    redisUrl: config.REDIS_URL,
    eventLog: await context.eventLog(),
    reader: write.store,
    brand: config.BRAND_NAME,
    origin,
    onError: (error, what) => logger.error({ err: error }, `${what} failed`),
    onRecovered: (what) => logger.warn(`${what} works again`),
  });
  await lifetime.onEnd(() => reactors.stop());
  metrics.gauges(
    {
      effects_waiting: 'Effects of events that are still to be done',
      effects_running: 'Effects that are being done',
      effects_dead: 'Effects that were given up',
    },
    async () => {
      const depth = Object.entries(await reactors.depth());
      const of = (state: 'waiting' | 'running' | 'dead') =>
        Object.fromEntries(depth.map(([kind, figures]) => [kind, figures[state]]));
      return { effects_waiting: of('waiting'), effects_running: of('running'), effects_dead: of('dead') };
    },
  );
  await openAlerts(context, app, origin);
  await openPhotos(context, app);
  await openExport(context);
  if (config.BACKUP_FOLDER) tellNewestBackup(config.BACKUP_FOLDER, metrics);
  const imports = startImports({ app, onError: (error, what) => logger.error({ err: error }, `${what} failed`) });
  await lifetime.onEnd(() => imports.stop());
  metrics.gauges({ imports_under_way: 'Files of listings that are being looked through or imported' }, async () => ({
    imports_under_way: await imports.countUnderWay(),
  }));
  metrics.gauges({ reactor_lag_events: 'Events that a reactor has not reacted to yet' }, async () => ({
    reactor_lag_events: await reactors.lag(),
  }));
}
