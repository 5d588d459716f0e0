import type { EventReader } from '../../event-store/event-store.port.ts';
import type { KafkaLog, KafkaSecurity } from './kafka-client.ts';

export type KafkaEventLogOptions = {
  /** host:port */
  brokers: readonly string[];
  security?: KafkaSecurity;
  /** Overridden in tests only. */
  topic?: string;
  reader: EventReader;
  clientId?: string;
  /** Prefix of the group id, which continues with the consumer's name, the event table's id and the consumer's identity. */
  groupPrefix?: string;
  /** Interval for polling the event table for events that the topic did not deliver, in ms. */
  pollMs?: number;
  /** Maximum events per batch. */
  batchSize?: number;
  /** Partitions handled at the same time. */
  parallel?: number;
  /** Delays after consecutive failures, in ms; the last one repeats. */
  retryMs?: readonly number[];
  /** How long an error of uncertain recovery is retried before it counts as permanent, in ms. */
  uncertainMs?: number;
  /** Called on a permanent error, such as a wrong password. Nothing more is consumed until the process restarts. */
  onCrash(error: Error): void;
  onLog?(entry: KafkaLog): void;
};
