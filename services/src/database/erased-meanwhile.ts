import { Problem } from '@naksha/events/contracts';

type DatabaseError = {
  meta?: { driverAdapterError?: { cause?: { originalCode?: string; originalMessage?: string } } };
};

/** Raised by one of our functions. */
const RAISED = 'P0001';
const ERASED = /^account \S+ was erased$/;

/**
 * Writes for a person who is being erased are rejected by a trigger (migration 0011). That is an expected conflict, not a fault.
 */
export function erasedMeanwhile(error: unknown): Problem | undefined {
  const { originalCode, originalMessage = '' } = (error as DatabaseError | null)?.meta?.driverAdapterError?.cause ?? {};
  if (originalCode !== RAISED || !ERASED.test(originalMessage)) return undefined;
  return new Problem(409, 'conflict', 'The account was erased at the same time.');
}
