import type { ListingId, RejectionReason, VerificationCheck } from '@naksha/events/kernel';

/** The server refuses the decision if it has changed. */
type Seen = { waiting_since: string; expected_price: number };
export type Decided = { id: ListingId; title: string; seen: Seen };
export type Decision = Decided &
  (
    | { verdict: 'verify'; checks: VerificationCheck[]; withdrawn?: RejectionReason[] }
    | { verdict: 'reject'; codes: RejectionReason[]; reasons: string[]; others: readonly Decided[] }
  );
export const decisionIncludesListing = (decision: Decision, id: ListingId): boolean =>
  decision.id === id || (decision.verdict === 'reject' && decision.others.some((other) => other.id === id));
