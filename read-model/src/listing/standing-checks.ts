import type { CheckedSample } from '@naksha/events/contracts';
import type { VerificationCheck } from '@naksha/events/kernel';
import type { ListingDocument } from './listing-document.ts';

/**
 * What staff looked at, while it stands: not of what is back in review, was taken down, or is a demo listing's, which claims
 * none whatever its events say, nor one that a sample stands for, at which nobody looked.
 */
export function standingChecks({ verified, demo, state }: ListingDocument): readonly VerificationCheck[] {
  if (!verified || demo || state === 'under_review' || state === 'rejected') return [];
  return verified.sample ? [] : verified.checks;
}

/** The same of the sample that stands for a listing at which nobody looked. */
export const standingSample = ({ verified, demo, state }: ListingDocument): CheckedSample | undefined =>
  demo || state === 'under_review' || state === 'rejected' ? undefined : verified?.sample;
