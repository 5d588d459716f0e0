import type { EventReader } from '../../event-store/event-store.port.ts';
import type { KafkaLogEntry, KafkaSecurity } from './kafka-client.ts';

export type KafkaEventLogOptions = {
  /** host:port */
  brokers: readonly string[];
  security?: KafkaSecurity;
  /** Overridden in tests only. */
  topic?: string;
  reader: EventReader;
  clientId?: string;
  groupPrefix?: string;
  /** Finds events that the topic did not deliver. */
  pollMs?: number;
  batchSize?: number;
  /** Handled at the same time. */
  parallel?: number;
  retryMs?: readonly number[];
  /** How long an uncertain error is retried. */
  uncertainMs?: number;
  /** A permanent error, such as a wrong password: nothing more is consumed until the process restarts. */
  onCrash(error: Error): void;
  onLog?(entry: KafkaLogEntry): void;
};
