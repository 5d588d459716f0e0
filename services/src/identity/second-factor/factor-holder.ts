import { type Caller, Problem } from '@naksha/events/contracts';
import { refusalProblem, staffOnly } from '../../commands/refusal.ts';
import type { Holder } from './factor-changes.ts';

export type Asking = { caller: Caller; address: string };

export function holderOf({ account, session, staff, staffUnproven }: Caller): Holder {
  if (!session || !(staff || staffUnproven)) throw refusalProblem(staffOnly);
  return { account, session, wasProven: staff };
}

export const wrong = (): Problem =>
  new Problem(422, 'second_factor_wrong', 'The code is wrong or has already been used.');
