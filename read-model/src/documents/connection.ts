export { inTransaction, onConnection } from '@naksha/events/event-store';
