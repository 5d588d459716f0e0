import { type Caller, Problem } from '@naksha/events/contracts';
import { refusalProblem, staffOnly } from '../../commands/refusal.ts';
import type { Holder } from './factor-changes.ts';

/** Whoever has one of staff's numbers, proven or not, and where the request came from. */
export type Asking = { caller: Caller; address: string };

/** To everyone else there are no second factors. */
export function holderOf({ account, session, staff, staffUnproven }: Caller): Holder {
  if (!session || !(staff || staffUnproven)) throw refusalProblem(staffOnly);
  return { account, session, wasProven: staff };
}

export const wrong = (): Problem =>
  new Problem(422, 'second_factor_wrong', 'The code is wrong or has already been used.');
