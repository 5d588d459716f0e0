import type { EventReader } from '../../event-store/event-store.port.ts';
import type { KafkaLog, KafkaSecurity } from './kafka-client.ts';

export type KafkaEventLogOptions = {
  /** host:port */
  brokers: readonly string[];
  security?: KafkaSecurity;
  /** By default the product's one topic; others are for tests. */
  topic?: string;
  reader: EventReader;
  clientId?: string;
  /** Begins the name of each consumer's group; its own name, the event table's id and the consumer's identity follow. */
  groupPrefix?: string;
  /** How often the event table is asked for what the topic did not bring, in ms. */
  pollMs?: number;
  /** At most so many events a batch. */
  batchSize?: number;
  /** Partitions handled at the same time. */
  parallel?: number;
  /** Pauses after failures that follow each other; the last one repeats. */
  retryMs?: readonly number[];
  /** How long a failure that may pass and may as well not is tried again before it counts as refused for good, in ms. */
  doubtMs?: number;
  /** Kafka refused for good, by a wrong password say: nothing more comes through it until the process has been restarted. */
  onCrash(error: Error): void;
  onLog?(entry: KafkaLog): void;
};
