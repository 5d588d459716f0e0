export { inTransaction, withConnection } from '@naksha/events/event-store';
