import { kafkaConnectionWithPassword } from '../config/kafka-address.ts';
import type { ProcessContext } from './process-context.ts';

const HOUR_MS = 3_600_000;

/** Of several relays one publishes, the rest are on standby. */
export async function openRelay({
  config,
  databases,
  lifetime,
  logger,
  write,
  metrics,
}: ProcessContext): Promise<void> {
  const { startKafkaRelay } = await import('@naksha/events/kafka');
  const relay = await startKafkaRelay({
    databaseUrl: databases.write,
    reader: write.store,
    kafka: {
      ...kafkaConnectionWithPassword(config),
      replication: config.KAFKA_REPLICATION,
      retentionMs: config.KAFKA_RETENTION_HOURS * HOUR_MS,
    },
    onError: (error) => logger.error({ err: error, retrying: true }, 'kafka publishing failed'),
  });
  await lifetime.onEnd(() => relay.stop());
  metrics.gauges(
    {
      relay_lag_events: 'Events not yet published to Kafka',
      relay_lag_seconds: 'Age of the oldest event not yet published to Kafka, in seconds',
    },
    async () => {
      const { events, seconds } = await relay.lag();
      return { relay_lag_events: events, relay_lag_seconds: seconds };
    },
  );
  metrics.gauge('relay_publishing', '1 if this relay publishes, 0 if it is on standby', () =>
    Number(relay.publishing()),
  );
}
