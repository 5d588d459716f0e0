import { TOPIC } from '../../contracts/asyncapi.ts';
import type { EventConsumer, EventLog, Subscription } from '../event-log.port.ts';
import type { KafkaEventLogOptions } from './kafka-event-log-options.ts';
import { KafkaSubscription } from './kafka-subscription.ts';

/**
 * The log by way of Kafka: who handles which partition, and events as soon as the relay has published them. It is transport
 * and a hint; whatever it does not bring is read from the event table.
 */
export class KafkaEventLog implements EventLog {
  private readonly options: KafkaEventLogOptions;

  constructor(options: KafkaEventLogOptions) {
    this.options = options;
  }

  /** @returns at once; partitions come when the group has given them out */
  async follow(consumer: EventConsumer): Promise<Subscription> {
    return new KafkaSubscription(
      {
        topic: TOPIC,
        clientId: 'naksha',
        groupPrefix: 'naksha-',
        pollMs: 5000,
        batchSize: 500,
        parallel: 4,
        retryMs: [50, 200, 1000, 5000],
        doubtMs: 120_000,
        ...this.options,
      },
      consumer,
    );
  }
}
