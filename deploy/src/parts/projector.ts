import {
  DOCUMENT_KINDS,
  listParkedKeys,
  measureProjectionLag,
  measureProjectionLagByPartition,
  startProjector,
} from '@naksha/read-model';
import { openPostgresPool, REBUILDING } from '../databases/open-pool.ts';
import { openSearchIndexer } from './listing-search.ts';
import type { ProcessContext } from './process-context.ts';

const CONNECTIONS = 10;

export async function openProjector(context: ProcessContext): Promise<void> {
  const { databases, lifetime, logger, write, readPool, metrics } = context;
  const onBroken = (error: Error) => logger.warn({ err: error }, 'idle database connection lost');
  const pool = openPostgresPool(databases.read, CONNECTIONS, onBroken, REBUILDING);
  await lifetime.onEnd(() => pool.end());
  const projector = await startProjector({
    pool,
    kinds: DOCUMENT_KINDS,
    eventLog: await context.eventLog(),
    reader: write.store,
    onError: (error, partition) => logger.error({ err: error, partition, retrying: true }, 'projection failed'),
  });
  await lifetime.onEnd(() => projector.stop());
  await openSearchIndexer(context, pool);
  metrics.gauges(
    {
      projection_lag_events: 'Events not yet projected into documents',
      projection_lag_seconds: 'Age of the oldest event not yet projected, in seconds',
    },
    async () => {
      const { events, seconds } = await measureProjectionLag({
        pool: readPool,
        reader: write.store,
        now: write.clock.now(),
      });
      return { projection_lag_events: events, projection_lag_seconds: seconds };
    },
  );
  metrics.gauges(
    { projection_partition_lag_seconds: 'Age of the oldest event not yet projected, in seconds, by partition' },
    async () => {
      const lags = await measureProjectionLagByPartition({
        pool: readPool,
        reader: write.store,
        now: write.clock.now(),
      });
      return {
        projection_partition_lag_seconds: Object.fromEntries(
          lags.map(({ partition, seconds }) => [partition, seconds]),
        ),
      };
    },
    'partition',
  );
  metrics.gauge(
    'parked_keys',
    'Keys whose documents are not updated because an event could not be projected; npm run parked lists them',
    async () => (await listParkedKeys(readPool)).length,
  );
}
