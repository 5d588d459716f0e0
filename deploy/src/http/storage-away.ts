/**
 * PostgreSQL's own codes: connection (08), read-only (25006: its disk is nearly full), resources (53: a full disk, too many
 * connections), ended by its administrator or starting (57P), a failed read or write (58030). Node's of the way there and of a
 * disk, Prisma's of a server that can't be reached.
 */
const CODE =
  /^(?:08\w{3}|25006|53\w{3}|57P0[1-5]|58030|ECONN\w+|EPIPE|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ENOSPC|EDQUOT|EROFS|P1001|P1002|P1008|P1017|P2024)$/;
/** What pg says without a code. */
const WORDS =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|No space left on device|in a read-only transaction/;
/** What Prisma says of a raw query; its own code is then P2010 whatever happened. */
const CODE_IN_WORDS = /Raw query failed\. Code: `(\w+)`/;
/** Prisma wraps what its driver says, which wraps what pg says. */
const DEPTH = 5;

/** Does the error come of a database or disk that is away or full? Nothing was accepted then; later the same may be. */
export function isStorageAway(error: unknown): boolean {
  for (let [one, depth] = [error, 0]; typeof one === 'object' && one !== null && depth < DEPTH; depth++) {
    const { code, originalCode, message, cause } = one as Record<string, unknown>;
    if ([code, originalCode].some((text) => typeof text === 'string' && CODE.test(text))) return true;
    if (typeof message === 'string' && (WORDS.test(message) || CODE.test(CODE_IN_WORDS.exec(message)?.[1] ?? '')))
      return true;
    one = cause;
  }
  return false;
}
