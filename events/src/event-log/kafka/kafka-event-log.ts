import { TOPIC } from '../../contracts/asyncapi.ts';
import type { EventConsumer, EventLog, Subscription } from '../event-log.port.ts';
import type { KafkaEventLogOptions } from './kafka-event-log-options.ts';
import { KafkaSubscription } from './kafka-subscription.ts';

/** Events that Kafka does not deliver are read from the event table. */
export class KafkaEventLog implements EventLog {
  private readonly options: KafkaEventLogOptions;

  constructor(options: KafkaEventLogOptions) {
    this.options = options;
  }

  /** Returns immediately; the group assigns partitions later. */
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
        uncertainMs: 120_000,
        ...this.options,
      },
      consumer,
    );
  }
}
