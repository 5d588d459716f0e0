/**
 * PostgreSQL: connection (08), read-only (25006, its disk is nearly full), resources (53: full disk, too many connections),
 * shutdown or startup (57P), I/O errors (58030). Node: network and disk errors. Prisma: unreachable server.
 */
const CODE =
  /^(?:08\w{3}|25006|53\w{3}|57P0[1-5]|58030|ECONN\w+|EPIPE|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ENOSPC|EDQUOT|EROFS|P1001|P1002|P1008|P1017|P2024)$/;
/** Messages of pg without a code. */
const WORDS =
  /Connection terminated|connection error and is not queryable|timeout expired|timeout exceeded when trying to connect|Query read timeout|No space left on device|in a read-only transaction/;
/** Prisma's message for a raw query, whose code is always P2010. */
const CODE_IN_WORDS = /Raw query failed\. Code: `(\w+)`/;
/** Prisma wraps its driver's error, which wraps pg's. */
const DEPTH = 5;

/** Is the cause a database or disk that is unavailable or full? Nothing was accepted then, and retrying later may succeed. */
export function isStorageUnavailable(error: unknown): boolean {
  for (let [one, depth] = [error, 0]; typeof one === 'object' && one !== null && depth < DEPTH; depth++) {
    const { code, originalCode, message, cause } = one as Record<string, unknown>;
    if ([code, originalCode].some((text) => typeof text === 'string' && CODE.test(text))) return true;
    if (typeof message === 'string' && (WORDS.test(message) || CODE.test(CODE_IN_WORDS.exec(message)?.[1] ?? '')))
      return true;
    one = cause;
  }
  return false;
}
