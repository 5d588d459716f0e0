type DatabaseError = { meta?: { driverAdapterError?: { cause?: { detail?: string } } } };

/**
 * Removes PostgreSQL's "Failing row contains (…)", which quotes whole rows with personal data, from errors. Prisma attaches it to
 * its errors, so loggers would print it.
 */
export function withoutRowDetail(error: unknown): unknown {
  const cause = (error as DatabaseError | null)?.meta?.driverAdapterError?.cause;
  if (cause) delete cause.detail;
  return error;
}
