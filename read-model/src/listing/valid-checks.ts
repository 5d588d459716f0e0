import type { CheckedSample } from '@naksha/events/contracts';
import type { VerificationCheck } from '@naksha/events/kernel';
import type { ListingDocument } from './listing-document.ts';

/** None for listings under review or taken down, for demos, or if verified by a sample. */
export function listValidVerificationChecks({ verified, demo, state }: ListingDocument): readonly VerificationCheck[] {
  if (!verified || demo || state === 'under_review' || state === 'rejected') return [];
  return verified.sample ? [] : verified.checks;
}

export const findValidSampleCheck = ({ verified, demo, state }: ListingDocument): CheckedSample | undefined =>
  demo || state === 'under_review' || state === 'rejected' ? undefined : verified?.sample;
