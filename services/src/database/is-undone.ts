type DatabaseError = { meta?: { driverAdapterError?: { cause?: { originalCode?: string } } } };

/** Deadlock and serialization failure: the server chose this transaction to give way, and has undone all of it. */
const GAVE_WAY = new Set(['40P01', '40001']);

/** Whether a transaction of Prisma's failed for others that were under way alone: the same once more may well pass. */
export function isUndone(error: unknown): boolean {
  const { originalCode } = (error as DatabaseError | null)?.meta?.driverAdapterError?.cause ?? {};
  return originalCode !== undefined && GAVE_WAY.has(originalCode);
}
