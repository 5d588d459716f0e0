import type { ListingId, RejectionReason, VerificationCheck } from '@naksha/events/kernel';

/** What the reviewer saw: the server refuses the decision if it has changed. */
type Seen = { waiting_since: string; expected_price: number };
/** The listing of a decision. */
export type Decided = { id: ListingId; title: string; seen: Seen };
/** `others` of the same seller get the same decision. */
export type Decision = Decided &
  (
    | { verdict: 'verify'; checks: VerificationCheck[]; withdrawn?: RejectionReason[] }
    | { verdict: 'reject'; codes: RejectionReason[]; reasons: string[]; others: readonly Decided[] }
  );
/** Does the decision include the listing? */
export const isAbout = (decision: Decision, id: ListingId): boolean =>
  decision.id === id || (decision.verdict === 'reject' && decision.others.some((other) => other.id === id));
