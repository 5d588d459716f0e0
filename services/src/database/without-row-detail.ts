type DatabaseError = { meta?: { driverAdapterError?: { cause?: { detail?: string } } } };

/**
 * PostgreSQL's "Failing row contains (…)" quotes whole rows with personal data, and Prisma attaches it to its errors.
 */
export function withoutRowDetail(error: unknown): unknown {
  const cause = (error as DatabaseError | null)?.meta?.driverAdapterError?.cause;
  if (cause) delete cause.detail;
  return error;
}
