import type { ListingEvent } from '@naksha/events/contracts';
import { REQUIRED_CHECKS, VERIFICATION_CHECKS, type VerificationCheck } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { deleted, posted, price, priceChanged, rejected, revised, reworded } from '../testing/listing-history.ts';
import { batchSampleSize, judgeImportBatch, judgeListingInBatchSample, maxFailuresInSample } from './batch-sample.ts';

const looked = (...checks: VerificationCheck[]): ListingEvent => ({ type: 'ListingVerified', data: { checks, price } });
const verified = looked(...REQUIRED_CHECKS);
const sampled: ListingEvent = {
  type: 'ListingVerified',
  data: { checks: [], price, sample: { batch: 'b', listings: 40, checked: 20, failed: 0 } },
};

describe('the sample of an import', () => {
  it('is a twentieth, at least 20 and at most 200, and all of a small import', () => {
    expect([1, 19, 20, 21, 400, 401, 4000, 20_000].map(batchSampleSize)).toEqual([1, 19, 20, 20, 20, 21, 200, 200]);
    expect([1, 19, 20, 39, 40, 200].map(maxFailuresInSample)).toEqual([0, 0, 1, 1, 2, 10]);
  });

  it('fails with what staff rejected, whatever its owner did afterwards', () => {
    expect(judgeListingInBatchSample([posted])).toBe('waiting');
    expect(judgeListingInBatchSample([posted, verified])).toBe('passed');
    expect(judgeListingInBatchSample([posted, verified, deleted])).toBe('passed');
    expect(judgeListingInBatchSample([posted, rejected])).toBe('failed');
    expect(judgeListingInBatchSample([posted, rejected, revised, verified])).toBe('failed');
    expect(judgeListingInBatchSample([posted, rejected, deleted])).toBe('failed');
  });

  it('fails with what its owner changed before its check, and not after', () => {
    for (const change of [revised, priceChanged, reworded]) {
      expect(judgeListingInBatchSample([posted, change])).toBe('failed');
      expect(judgeListingInBatchSample([posted, change, verified])).toBe('failed');
      expect(judgeListingInBatchSample([posted, change, deleted])).toBe('failed');
      expect(judgeListingInBatchSample([posted, verified, change])).toBe('passed');
      expect(judgeListingInBatchSample([posted, verified, change, verified])).toBe('passed');
    }
  });

  it('fails with what its owner deleted before its check, for example after a call of staff, and not after', () => {
    expect(judgeListingInBatchSample([posted, deleted])).toBe('failed');
    expect(judgeListingInBatchSample([posted, verified, deleted])).toBe('passed');
  });

  it('replaces listings that nobody can check any more, through no action of the owner', () => {
    const byStaff: ListingEvent = { type: 'ListingDeleted', data: { by: 'staff' } };
    for (const gone of [byStaff, sampled]) expect(judgeListingInBatchSample([posted, gone])).toBeUndefined();
    expect(judgeListingInBatchSample([posted, sampled, revised, verified])).toBeUndefined();
  });

  it.each([...REQUIRED_CHECKS])('replaces listings verified without %s, such as demo listings', (missing) => {
    const others = VERIFICATION_CHECKS.filter((check) => check !== missing);
    expect(judgeListingInBatchSample([posted, looked(...others)])).toBeUndefined();
    expect(judgeListingInBatchSample([posted, looked()])).toBeUndefined();
    expect(judgeListingInBatchSample([posted, looked(...others), revised, verified])).toBeUndefined();
  });

  it('allows verification of the rest once all of it is decided and at most one in twenty failed', () => {
    const of = (passed: number, failed: number, waiting = 0) => [
      ...Array(passed).fill('passed'),
      ...Array(failed).fill('failed'),
      ...Array(waiting).fill('waiting'),
    ];
    expect(judgeImportBatch(of(19, 1), true)).toBe('ready');
    expect(judgeImportBatch(of(18, 2), true)).toBe('failed');
    expect(judgeImportBatch(of(0, 2, 18), true)).toBe('failed');
    expect(judgeImportBatch(of(18, 1, 1), true)).toBe('checking');
    expect(judgeImportBatch(of(20, 0), false)).toBe('not_trusted');
    expect(judgeImportBatch(of(4, 1), true)).toBe('failed');
    expect(judgeImportBatch(of(0, 0), true)).toBe('checking');
  });
});
