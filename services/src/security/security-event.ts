import type { ProblemCode } from '@naksha/events/contracts';
import type { AccountId } from '@naksha/events/kernel';

/** Whom it is about, as far as that is known. Number and address are written as keyed hashes only: give them as they are. */
export type Subject = { phone?: string; address?: string; account?: AccountId };

/** What a text or a guess is counted against. */
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

/**
 * Everything that is noted, with what is said of it. A text is one of a few words of ours, the pattern of a route or an
 * opaque id: never what somebody typed.
 */
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
  /** The office opened it again. */
  number_unlocked: Record<never, never>;
  /** From here on a proof of work is asked for. */
  budget_low: { of: Budgeted; budget: Budget };
  budget_exhausted: { of: Budgeted; budget: Budget };
  /** Codes texted to numbers that begin alike are not entered: somebody may earn on them. */
  prefix_paused: { seconds: number };
  signed_in: { factor: Factor };
  signed_out: Record<never, never>;
  /** `account`: who did it; `of`: whose it was. */
  session_ended: { by: EndedBy; of?: AccountId; session?: string };
  second_factor_added: { factor: Factor };
  second_factor_removed: { factor: Factor };
  second_factor_failed: { factor: Factor };
  /** Codes of an app, for one session that was proven, or for all of the account's that were not. */
  second_factor_locked: { scope: FactorLock; seconds: number };
  /** Sent while codes were locked, and not looked at. */
  second_factor_refused: { factor: Factor };
  recovery_codes_renewed: Record<never, never>;
  /** By an operator's command, in a process of its own, whose counts nobody scrapes. */
  enrolment_code_issued: Record<never, never>;
  /** By an operator's command. */
  staff_appointed: { of: AccountId; roles: string };
  /** By an operator's command: which partner may read the feed of public events. `types`: how many. */
  partner_added: { partner: string; types: number; place: string };
  partner_ended: { partner: string };
  /** An assistant was given a buyer's, or an enquirer's, number. `target`: the lead's stream, or the enquiry's */
  number_revealed: { target: string };
  /** Somebody asked for what is not theirs, or for staff alone. */
  authority_refused: { code: ProblemCode; route: string };
  /** A command of somebody with staff's rights. `target`: the stream it went to */
  staff_action: { action: string; target: string };
  account_blocked: { of: AccountId; because: string };
  account_unblocked: { of: AccountId };
  account_erased: { of: AccountId };
  /** Somebody took away all that is held of them. */
  own_data_taken: Record<never, never>;
  /** A text that would have carried a way to reach somebody into an event. */
  contact_refused: { field: string };
  rate_limited: { limit: (typeof LIMITS)[number] };
  /** A JSON body nested too deep, or with too many keys and items. */
  body_refused: { limit: (typeof BODY_LIMITS)[number]; route: string };
  host_refused: Record<never, never>;
};

export type SecurityKind = keyof SecurityKinds;
export type SecurityEvent = { [Kind in SecurityKind]: { kind: Kind } & Subject & SecurityKinds[Kind] }[SecurityKind];

/** What is counted apart: every value that a field can have, or none where the product has too many to list. */
type Details<Fields> = { [Field in keyof Fields]?: readonly Extract<Fields[Field], string>[] };

/**
 * How each kind is treated. `details`: few values, because each is a series that Prometheus keeps. `flood`: a visitor can
 * bring it about without end, so its lines are thinned out; its counts never are. `alarming`: written as a warning.
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
