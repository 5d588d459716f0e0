export { inTransaction, withConnection } from '@naksha/events/event-store';

/** For a query on a generation that does not exist yet, or was dropped after another one replaced it. */
export const ignoreMissingTable = (error: { code?: string }): undefined => {
  if (error.code !== '42P01' && error.code !== '3F000') throw error;
};
