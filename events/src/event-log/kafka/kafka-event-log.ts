import { TOPIC } from '../../contracts/asyncapi.ts';
import type { EventReader } from '../../event-store/event-store.port.ts';
import type { EventConsumer, EventLog, Following } from '../event-log.port.ts';
import type { KafkaLog, KafkaSecurity } from './kafka-client.ts';
import { KafkaFollowing } from './kafka-following.ts';

export type KafkaEventLogOptions = {
  /** host:port */
  brokers: readonly string[];
  security?: KafkaSecurity;
  /** By default the one topic of DESIGN; others are for tests. */
  topic?: string;
  reader: EventReader;
  clientId?: string;
  /** Begins the name of each consumer's group; its own name, the event table's id and the consumer's identity follow. */
  groupPrefix?: string;
  /** How often the event table is asked for what the topic did not bring, in ms. */
  sweepMs?: number;
  /** At most so many events a batch. */
  batchSize?: number;
  /** Partitions handled at the same time. */
  parallel?: number;
  /** Pauses after failures that follow each other; the last one repeats. */
  retryMs?: readonly number[];
  /** Kafka refused for good, by a wrong password say: nothing more comes through it until the process has been restarted. */
  onCrash(error: Error): void;
  onLog?(entry: KafkaLog): void;
};

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
  async follow(consumer: EventConsumer): Promise<Following> {
    return new KafkaFollowing(
      {
        topic: TOPIC,
        clientId: 'naksha',
        groupPrefix: 'naksha-',
        sweepMs: 5000,
        batchSize: 500,
        parallel: 4,
        retryMs: [50, 200, 1000, 5000],
        ...this.options,
      },
      consumer,
    );
  }
}
