import type { ListingId, RejectionReason, VerificationCheck } from '@naksha/events/kernel';

/** What was on screen when it was decided: the server refuses a decision on what has changed since. */
type Seen = { waiting_since: string; expected_price: number };
/** A listing that is decided about. */
export type Decided = { id: ListingId; title: string; seen: Seen };
/** `others` of the same seller share the verdict. */
export type Decision = Decided &
  (
    | { verdict: 'verify'; checks: VerificationCheck[]; withdrawn?: RejectionReason[] }
    | { verdict: 'reject'; codes: RejectionReason[]; reasons: string[]; others: readonly Decided[] }
  );
/** Is the listing among what the decision is about? */
export const isAbout = (decision: Decision, id: ListingId): boolean =>
  decision.id === id || (decision.verdict === 'reject' && decision.others.some((other) => other.id === id));
