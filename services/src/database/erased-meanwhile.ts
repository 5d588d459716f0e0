import { Problem } from '@naksha/events/contracts';

type DatabaseError = {
  meta?: { driverAdapterError?: { cause?: { originalCode?: string; originalMessage?: string } } };
};

/** A function of ours raised it. */
const RAISED = 'P0001';
const ERASED = /^account \S+ was erased$/;

/**
 * Whoever writes something of a person at the moment in which they are erased is refused by a trigger (migration 0011): for
 * them that is a conflict, which anybody can bring about, and nothing is broken.
 */
export function erasedMeanwhile(error: unknown): Problem | undefined {
  const { originalCode, originalMessage = '' } = (error as DatabaseError | null)?.meta?.driverAdapterError?.cause ?? {};
  if (originalCode !== RAISED || !ERASED.test(originalMessage)) return undefined;
  return new Problem(409, 'conflict', 'The account was erased at the same time.');
}
