export { type OutgoingMessage, toKafkaMessage } from './cloud-events.ts';
export type { KafkaLogEntry, KafkaSecurity } from './kafka-client.ts';
export { KafkaEventLog } from './kafka-event-log.ts';
export type { KafkaEventLogOptions } from './kafka-event-log-options.ts';
export { type Relay, type RelayOptions, type RelayState, startKafkaRelay } from './relay.ts';
export { ensureKafkaTopic, WrongPartitionCount } from './topic.ts';
