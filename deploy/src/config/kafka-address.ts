import type { KafkaSecurity } from '@naksha/events/kafka';
import type { Config } from './config.ts';

/** Never log it: it contains the password. */
export function kafkaConnectionWithPassword(config: Config): { brokers: readonly string[]; security: KafkaSecurity } {
  const { KAFKA_TLS: tls, KAFKA_SASL: mechanism, KAFKA_USER: username, KAFKA_PASSWORD: password } = config;
  return {
    brokers: config.KAFKA_BROKERS,
    security: { tls, sasl: username ? { mechanism, username, password } : undefined },
  };
}
