export { type OutgoingMessage, toKafkaMessage } from './cloud-events.ts';
export type { KafkaLog, KafkaSecurity } from './kafka-client.ts';
export { KafkaEventLog } from './kafka-event-log.ts';
export type { KafkaEventLogOptions } from './kafka-event-log-options.ts';
export { type Relay, type RelayOptions, type RelayState, startRelay } from './relay.ts';
export { ensureTopic, WrongPartitionCount } from './topic.ts';
