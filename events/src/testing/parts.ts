export { PartitionSubscription } from '../event-log/partition-subscription.ts';
export { FAULTS, type Fault, UnreliableLog } from './unreliable-log.ts';
