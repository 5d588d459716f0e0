import type { CheckedSample, DomainEvent } from '@naksha/events/contracts';
import { REQUIRED_CHECKS, type VerificationCheck } from '@naksha/events/kernel';
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

/** By its owner, of what staff check. */
const CHANGES = ['ListingFactsRevised', 'ListingPriceChanged', 'ListingReworded'];

const vouchedFor = ({ checks, sample }: { checks: readonly VerificationCheck[]; sample?: CheckedSample }): boolean =>
  !sample && REQUIRED_CHECKS.every((check) => checks.includes(check));

/**
 * What became of a listing of the sample, by all that happened to it. What staff once rejected has failed, also where its owner
 * mended or deleted it since; so has what its owner changed or deleted before it was verified: whoever learns that it is of the sample,
 * because staff rang about it, must gain nothing by that. It has passed where staff reached its seller and checked its place when they first opened it: what was opened
 * without that, as a demo listing is, says nothing of the rest either. Undefined where it can't be checked any more
 * by no doing of its owner, and another takes its place.
 */
export function judgeOutcome(events: readonly DomainEvent[]): SampleOutcome | undefined {
  const happened = (type: string) => events.some((event) => event.type === type);
  if (happened('ListingRejected')) return 'failed';
  const at = events.findIndex(({ type }) => type === 'ListingVerified');
  const opened = events[at];
  if (opened?.type === 'ListingVerified' && !vouchedFor(opened.data)) return undefined;
  const before = opened ? events.slice(0, at) : events;
  if (before.some(({ type }) => CHANGES.includes(type))) return 'failed';
  if (opened) return 'passed';
  const deleted = events.find((event) => event.type === 'ListingDeleted');
  if (deleted?.type === 'ListingDeleted') return deleted.data.by === 'owner' ? 'failed' : undefined;
  return 'waiting';
}

/** Whether the rest may be verified, for which something has to stand. One failure too many is known before all is checked. */
export function judgeSample(outcomes: readonly SampleOutcome[], trusted: boolean): BatchState {
  const count = (outcome: SampleOutcome) => outcomes.filter((one) => one === outcome).length;
  if (count('failed') > mostFailed(outcomes.length)) return 'failed';
  if (!trusted) return 'not_trusted';
  return count('waiting') > 0 || count('passed') === 0 ? 'checking' : 'ready';
}
