import type { ProblemCode } from '@naksha/events/contracts';
import type { AccountId } from '@naksha/events/kernel';

/** Number and address are written as keyed hashes. */
export type SecuritySubject = { phone?: string; address?: string; account?: AccountId };

export const BUDGETS = ['number', 'address', 'ipv4_24', 'ipv6_64', 'ipv6_48', 'ipv6_32', 'country', 'all'] as const;
export type Budget = (typeof BUDGETS)[number];
export const BUDGETED = ['texts', 'guesses'] as const;
type Budgeted = (typeof BUDGETED)[number];
const FACTORS = ['code', 'passkey', 'totp', 'recovery_code'] as const;
export type Factor = (typeof FACTORS)[number];
const FACTOR_LOCKS = ['session', 'account'] as const;
export type FactorLock = (typeof FACTOR_LOCKS)[number];
const ENDED_BY = ['owner', 'staff', 'block', 'erasure'] as const;
export type EndedBy = (typeof ENDED_BY)[number];
const LIMITS = [
  'requests',
  'work',
  'network_work',
  'waiting',
  'sign_in',
  'streams',
  'connections',
  'posting',
  'contacts',
  'profile',
  'enquiries',
  'reports',
  'photos',
  'own_data',
] as const;
const BODY_LIMITS = ['depth', 'values'] as const;

/** String values are constants, route patterns or opaque ids, never user input. */
export type SecurityKinds = {
  code_asked: {
    outcome: 'sent' | 'refused';
    because?:
      | 'locked'
      | 'too_early'
      | 'too_many_today'
      | 'no_path'
      | 'unfit_number'
      | 'budget'
      | 'prefix_paused'
      | 'work_wanted'
      | 'not_delivered';
  };
  code_guessed_wrong: { in_a_row: number };
  number_locked: { seconds: number };
  number_unlocked: Record<never, never>;
  /** Proof of work is required from here on. */
  budget_low: { of: Budgeted; budget: Budget };
  budget_exhausted: { of: Budgeted; budget: Budget };
  /** Codes are not entered, a sign of toll fraud. */
  prefix_paused: { seconds: number };
  signed_in: { factor: Factor };
  signed_out: Record<never, never>;
  /** `account`: who did it; `of`: whose session. */
  session_ended: { by: EndedBy; of?: AccountId; session?: string };
  second_factor_added: { factor: Factor };
  second_factor_removed: { factor: Factor };
  second_factor_failed: { factor: Factor };
  /** Of one proven session, or of all unproven ones. */
  second_factor_locked: { scope: FactorLock; seconds: number };
  /** Sent while locked, and not checked. */
  second_factor_refused: { factor: Factor };
  recovery_codes_renewed: Record<never, never>;
  /** By an operator's command, in a process without a metrics endpoint. */
  enrolment_code_issued: Record<never, never>;
  staff_appointed: { of: AccountId; roles: string };
  /** By an operator's command. `types`: how many. */
  partner_added: { partner: string; types: number; place: string };
  partner_ended: { partner: string };
  /** `target`: stream of the lead or enquiry. */
  number_revealed: { target: string };
  authority_refused: { code: ProblemCode; route: string };
  /** `target`: its stream. */
  staff_action: { action: string; target: string };
  account_blocked: { of: AccountId; because: string };
  account_unblocked: { of: AccountId };
  account_erased: { of: AccountId };
  own_data_taken: Record<never, never>;
  /** Would have been stored in an event. */
  contact_refused: { field: string };
  rate_limited: { limit: (typeof LIMITS)[number] };
  /** Nested too deeply or with too many keys and items. */
  body_refused: { limit: (typeof BODY_LIMITS)[number]; route: string };
  host_refused: Record<never, never>;
};

export type SecurityKind = keyof SecurityKinds;
export type SecurityEvent = {
  [Kind in SecurityKind]: { kind: Kind } & SecuritySubject & SecurityKinds[Kind];
}[SecurityKind];

/** None if the product has too many to list. */
type Details<Fields> = { [Field in keyof Fields]?: readonly Extract<Fields[Field], string>[] };

/**
 * `details`: few values, because each becomes a Prometheus series. `flood`: visitors can cause it without limit, so
 * lines are rate limited. `alarming`: logged as a warning.
 */
export const SECURITY_KINDS: {
  [Kind in SecurityKind]: { details: Details<SecurityKinds[Kind]>; flood?: true; alarming?: true };
} = {
  code_asked: { details: { outcome: ['sent', 'refused'] }, flood: true },
  code_guessed_wrong: { details: {}, flood: true },
  number_locked: { details: {}, flood: true, alarming: true },
  number_unlocked: { details: {} },
  budget_low: { details: { of: BUDGETED, budget: BUDGETS }, flood: true },
  budget_exhausted: { details: { of: BUDGETED, budget: BUDGETS }, flood: true, alarming: true },
  prefix_paused: { details: {}, alarming: true },
  signed_in: { details: { factor: FACTORS } },
  signed_out: { details: {} },
  session_ended: { details: { by: ENDED_BY } },
  second_factor_added: { details: { factor: FACTORS } },
  second_factor_removed: { details: { factor: FACTORS }, alarming: true },
  second_factor_failed: { details: { factor: FACTORS }, flood: true, alarming: true },
  second_factor_locked: { details: { scope: FACTOR_LOCKS }, alarming: true },
  second_factor_refused: { details: { factor: FACTORS }, flood: true, alarming: true },
  recovery_codes_renewed: { details: {}, alarming: true },
  enrolment_code_issued: { details: {} },
  staff_appointed: { details: {}, alarming: true },
  partner_added: { details: {} },
  partner_ended: { details: {} },
  number_revealed: { details: {} },
  authority_refused: { details: { code: [] }, flood: true, alarming: true },
  staff_action: { details: { action: [] } },
  account_blocked: { details: {}, alarming: true },
  account_unblocked: { details: {} },
  account_erased: { details: {} },
  own_data_taken: { details: {} },
  contact_refused: { details: { field: [] }, flood: true },
  rate_limited: { details: { limit: LIMITS }, flood: true },
  body_refused: { details: { limit: BODY_LIMITS }, flood: true },
  host_refused: { details: {}, flood: true },
};
