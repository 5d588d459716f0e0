type DatabaseError = { meta?: { driverAdapterError?: { cause?: { originalCode?: string } } } };

/** Deadlock and serialization failure: the server has rolled back the transaction. */
const GAVE_WAY = new Set(['40P01', '40001']);

export function isUndone(error: unknown): boolean {
  const { originalCode } = (error as DatabaseError | null)?.meta?.driverAdapterError?.cause ?? {};
  return originalCode !== undefined && GAVE_WAY.has(originalCode);
}
