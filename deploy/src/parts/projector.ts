import { projectionLag, startProjector } from '@naksha/read-model';
import { eventLogOf, type Ground } from '../ground.ts';

/** Folds what the log brings into documents. */
export async function openProjector(ground: Ground): Promise<void> {
  const { lifetime, logger, write, readPool, metrics } = ground;
  const projector = await startProjector({
    pool: readPool,
    eventLog: await eventLogOf(ground),
    reader: write.store,
    onError: (error, partition) => logger.error({ err: error, partition }, 'projecting failed and is tried again'),
  });
  await lifetime.onEnd(() => projector.stop());
  metrics.gauges(
    {
      projection_lag_events: 'Events by which the documents are behind',
      projection_lag_seconds: 'Seconds since the oldest of these events',
    },
    async () => {
      const { events, seconds } = await projectionLag({ pool: readPool, reader: write.store, now: write.clock.now() });
      return { projection_lag_events: events, projection_lag_seconds: seconds };
    },
  );
}
