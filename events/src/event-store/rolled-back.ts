import pg from 'pg';

/** SQLSTATE classes that end the connection or the server, perhaps after the commit. */
const OUTCOME_UNKNOWN = /^(?:08|57P|58|XX)/;

/** Undefined where the statement may have been committed. Not by severity, which servers translate. */
export const findCertainRollbackCode = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError && error.code && !OUTCOME_UNKNOWN.test(error.code) ? error.code : undefined;

/** Rolled back, or never sent because no connection could be opened. */
export const isCertainlyNotAppended = (error: unknown): boolean =>
  findCertainRollbackCode(error) !== undefined || isConnectError(error);

/** `57P03`: the server accepts no connections yet. */
const isConnectError = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  return syscall === 'connect' || code === '57P03' || CONNECT_TIMEOUT.test(error.message);
};

/** Thrown by pg, without a code, after `connectionTimeoutMillis`. */
const CONNECT_TIMEOUT = /^(?:timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/;
