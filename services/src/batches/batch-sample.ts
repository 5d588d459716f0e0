import type { CheckedSample, DomainEvent } from '@naksha/events/contracts';
import { REQUIRED_CHECKS, type VerificationCheck } from '@naksha/events/kernel';
import type { BatchState, SampleOutcome } from '@naksha/events/wire/batches';

const MIN_SAMPLE = 20;
const MAX_SAMPLE = 200;
/** Share of an import that is checked, and of the sample that may fail. */
const SAMPLE_SHARE = 0.05;

/** At least 20 and at most 200. */
export const batchSampleSize = (listings: number): number =>
  Math.min(listings, Math.max(MIN_SAMPLE, Math.min(MAX_SAMPLE, Math.ceil(listings * SAMPLE_SHARE))));

export const maxFailuresInSample = (sample: number): number => Math.floor(sample * SAMPLE_SHARE);

const OWNER_CHANGES = ['ListingFactsRevised', 'ListingPriceChanged', 'ListingReworded'];

const isFullyChecked = ({
  checks,
  sample,
}: {
  checks: readonly VerificationCheck[];
  sample?: CheckedSample;
}): boolean => !sample && REQUIRED_CHECKS.every((check) => checks.includes(check));

/**
 * Failed: staff rejected it at any time, or its owner changed or deleted it before verification, so that an owner who
 * learns of the sample gains nothing. Passed: staff reached the seller and checked the place. Undefined: can no
 * longer be checked, so another listing replaces it.
 */
export function judgeListingInBatchSample(events: readonly DomainEvent[]): SampleOutcome | undefined {
  const happened = (type: string) => events.some((event) => event.type === type);
  if (happened('ListingRejected')) return 'failed';
  const at = events.findIndex(({ type }) => type === 'ListingVerified');
  const opened = events[at];
  if (opened?.type === 'ListingVerified' && !isFullyChecked(opened.data)) return undefined;
  const before = opened ? events.slice(0, at) : events;
  if (before.some(({ type }) => OWNER_CHANGES.includes(type))) return 'failed';
  if (opened) return 'passed';
  const deleted = events.find((event) => event.type === 'ListingDeleted');
  if (deleted?.type === 'ListingDeleted') return deleted.data.by === 'owner' ? 'failed' : undefined;
  return 'waiting';
}

/** Fails as soon as there is one failure too many. */
export function judgeImportBatch(outcomes: readonly SampleOutcome[], trusted: boolean): BatchState {
  const count = (outcome: SampleOutcome) => outcomes.filter((one) => one === outcome).length;
  if (count('failed') > maxFailuresInSample(outcomes.length)) return 'failed';
  if (!trusted) return 'not_trusted';
  return count('waiting') > 0 || count('passed') === 0 ? 'checking' : 'ready';
}
