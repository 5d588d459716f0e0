type DatabaseError = { meta?: { driverAdapterError?: { cause?: { originalCode?: string } } } };

/** Deadlock and serialization failure: the server has rolled back the transaction. */
const RETRYABLE_CODES = new Set(['40P01', '40001']);

export function isRetryableTransactionError(error: unknown): boolean {
  const { originalCode } = (error as DatabaseError | null)?.meta?.driverAdapterError?.cause ?? {};
  return originalCode !== undefined && RETRYABLE_CODES.has(originalCode);
}
