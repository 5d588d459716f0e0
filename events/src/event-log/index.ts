export { applyUnseenEvents, type CheckpointedConsumer, replayPartitionUpTo } from './checkpointed-consumer.ts';
export type * from './event-log.port.ts';
export { PostgresTail, type TailOptions } from './postgres-tail.ts';
