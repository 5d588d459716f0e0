import pg from 'pg';

/** Classes of SQLSTATE that end the connection or the server, perhaps after the commit: connection, operator, system, internal. */
const OUTCOME_UNKNOWN = /^(?:08|57P|58|XX)/;

/**
 * The SQLSTATE of an error after which the server has certainly undone the statement and can be asked again; undefined
 * where the connection broke and the statement may have been committed. Not by severity, which a server translates.
 */
export const rolledBackCode = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError && error.code && !OUTCOME_UNKNOWN.test(error.code) ? error.code : undefined;

/**
 * Whether a failed append certainly wrote nothing: the server rolled it back, or it was never sent because no connection
 * could be opened.
 */
export const isCertainlyNotAppended = (error: unknown): boolean =>
  rolledBackCode(error) !== undefined || isConnectError(error);

/** `57P03`: the server accepts no connections yet, so no statement was sent. */
const isConnectError = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  return syscall === 'connect' || code === '57P03' || CONNECT_TIMEOUT.test(error.message);
};

/** What pg and its pool throw, without a code, when `connectionTimeoutMillis` has passed. */
const CONNECT_TIMEOUT = /^(?:timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/;
