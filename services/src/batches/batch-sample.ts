import type { DomainEvent } from '@naksha/events/contracts';
import { REQUIRED_CHECKS } from '@naksha/events/kernel';
import type { BatchState, SampleOutcome } from '@naksha/events/wire/batches';

const LEAST = 20;
const MOST = 200;
/** Of an import a twentieth is checked, and of that as much may fail. */
const SHARE = 0.05;

/** How many of an import's listings are checked: a twentieth, at least 20 and at most 200. */
export const sampleSize = (listings: number): number =>
  Math.min(listings, Math.max(LEAST, Math.min(MOST, Math.ceil(listings * SHARE))));

/** How many of a sample may fail: a twentieth of it. */
export const mostFailed = (sample: number): number => Math.floor(sample * SHARE);

/**
 * What became of a listing of the sample, by all that happened to it. What staff once rejected has failed, also where its owner
 * mended or deleted it since. It has passed where staff reached its seller and checked its place: what was opened without that,
 * as a demo listing is, says nothing of the rest. Undefined where it can't be checked any more and another takes its place.
 */
export function judgeOutcome(events: readonly DomainEvent[]): SampleOutcome | undefined {
  const happened = (type: string) => events.filter((event) => event.type === type);
  if (happened('ListingRejected').length > 0) return 'failed';
  const verified = events.flatMap((event) => (event.type === 'ListingVerified' ? [event.data] : []));
  const looked = verified.filter(({ sample }) => !sample);
  if (looked.some(({ checks }) => REQUIRED_CHECKS.every((check) => checks.includes(check)))) return 'passed';
  const gone = verified.length > 0 || happened('ListingDeleted').length > 0 || happened('ListingSold').length > 0;
  return gone ? undefined : 'waiting';
}

/** Whether the rest may be verified, for which something has to stand. One failure too many is known before all is checked. */
export function judgeSample(outcomes: readonly SampleOutcome[], trusted: boolean): BatchState {
  const count = (outcome: SampleOutcome) => outcomes.filter((one) => one === outcome).length;
  if (count('failed') > mostFailed(outcomes.length)) return 'failed';
  if (!trusted) return 'not_trusted';
  return count('waiting') > 0 || count('passed') === 0 ? 'checking' : 'ready';
}
