import { Problem } from '@naksha/events/contracts';

type DatabaseError = {
  meta?: { driverAdapterError?: { cause?: { originalCode?: string; originalMessage?: string } } };
};

const RAISE_EXCEPTION = 'P0001';
const ERASED = /^account \S+ was erased$/;

/** A trigger rejects writes for a person who is being erased (migration 0011): an expected conflict. */
export function toErasedAccountProblem(error: unknown): Problem | undefined {
  const { originalCode, originalMessage = '' } = (error as DatabaseError | null)?.meta?.driverAdapterError?.cause ?? {};
  if (originalCode !== RAISE_EXCEPTION || !ERASED.test(originalMessage)) return undefined;
  return new Problem(409, 'conflict', 'The account has been erased.');
}
