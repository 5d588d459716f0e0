type DatabaseError = { meta?: { driverAdapterError?: { cause?: { detail?: string } } } };

/**
 * PostgreSQL's "Failing row contains (…)" quotes the whole row, names and numbers too, and Prisma attaches it to its
 * error, from where a logger would print it. What is wrong is in the message; which row it was must not be.
 */
export function withoutRowDetail(error: unknown): unknown {
  const cause = (error as DatabaseError | null)?.meta?.driverAdapterError?.cause;
  if (cause) delete cause.detail;
  return error;
}
