import { type Caller, Problem } from '@naksha/events/contracts';
import { refusalProblem, staffOnlyRefusal } from '../../commands/refusal.ts';
import type { FactorOwner } from './factor-changes.ts';

export type FactorRequest = { caller: Caller; address: string };

export function requireFactorOwner({ account, session, staff, staffUnproven }: Caller): FactorOwner {
  if (!session || !(staff || staffUnproven)) throw refusalProblem(staffOnlyRefusal);
  return { account, session, wasProven: staff };
}

export const invalidProofProblem = (): Problem =>
  new Problem(422, 'second_factor_wrong', 'The code is wrong or has already been used. Enter another code.');
