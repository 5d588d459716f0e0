import { kafkaAddress } from '../config/kafka-address.ts';
import type { ProcessContext } from './process-context.ts';

const HOUR_MS = 3_600_000;

/** Publishes committed events to Kafka. Of several relays one publishes, the others wait to take over. */
export async function openRelay({
  config,
  databases,
  lifetime,
  logger,
  write,
  metrics,
}: ProcessContext): Promise<void> {
  const { startRelay } = await import('@naksha/events/kafka');
  const relay = await startRelay({
    databaseUrl: databases.write,
    reader: write.store,
    kafka: {
      ...kafkaAddress(config),
      replication: config.KAFKA_REPLICATION,
      retentionMs: config.KAFKA_RETENTION_HOURS * HOUR_MS,
    },
    onError: (error) => logger.error({ err: error, retrying: true }, 'kafka publishing failed'),
  });
  await lifetime.onEnd(() => relay.stop());
  metrics.gauges(
    {
      relay_lag_events: 'Events by which Kafka is behind',
      relay_lag_seconds: 'Seconds since the oldest of these events',
    },
    async () => {
      const { events, seconds } = await relay.lag();
      return { relay_lag_events: events, relay_lag_seconds: seconds };
    },
  );
  metrics.gauge('relay_publishing', '1 in the relay that publishes, 0 in one that waits', () =>
    Number(relay.publishing()),
  );
}
