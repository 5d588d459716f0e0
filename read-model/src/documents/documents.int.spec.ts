import { sampleAccount, samplePosted } from '@naksha/events/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interestKind } from '../leads/interest-kind.ts';
import {
  countInterestByListing,
  findInterestsOfBuyer,
  findLeadsOfSeller,
  hasSavedOrContacted,
} from '../leads/interest-rows.ts';
import { formatLeadId } from '../leads/to-lead.ts';
import { listingKind } from '../listing/listing-kind.ts';
import { findListingIds, hasEverPosted } from '../listing/listing-rows.ts';
import {
  nameSampleInterestStream,
  nameSampleListingStream,
  poison,
  revised,
  sampleContacted,
  sampleListingAndBuyer,
  sampleListingId,
  sampleSaved,
  sampleViewed,
  verified,
} from '../projector/testing/histories.ts';
import { ReadSide } from '../projector/testing/read-side.ts';
import { SAMPLE_KINDS } from '../projector/testing/sample-kinds.ts';
import { findListingsWaitingForReview } from '../review/review-queue.ts';
import type { Documents } from './documents.ts';
import { openDocuments } from './open-documents.ts';

const [seller, other, third, buyer] = [1, 2, 3, 50].map(sampleAccount);

describe('reading documents', () => {
  let side: ReadSide;
  let documents: Documents;
  const errors: unknown[] = [];
  beforeAll(async () => {
    side = await ReadSide.open();
    documents = await openDocuments(side.pool, { kinds: SAMPLE_KINDS, onError: (error) => errors.push(error) });
    await side.happened(nameSampleListingStream(1), samplePosted({ seller }), verified);
    await side.happened(nameSampleListingStream(2), samplePosted({ seller }));
    await side.happened(nameSampleListingStream(3), samplePosted({ seller: other }), verified, revised);
    await side.happened(nameSampleListingStream(4), samplePosted({ seller: third }), {
      type: 'ListingDeleted',
      data: { by: 'owner' },
    });
    await side.happened(
      nameSampleInterestStream(1, 50),
      sampleViewed(1, 50),
      sampleSaved(1, 50),
      sampleContacted(1, 50),
    );
    await side.happened(nameSampleInterestStream(1, 51), sampleViewed(1, 51), sampleViewed(1, 51, '2026-11-22'));
    await side.happened(nameSampleInterestStream(3, 50), sampleSaved(3, 50));
    await side.happened(nameSampleInterestStream(2, 52), sampleSaved(2, 52), {
      type: 'ListingUnsaved',
      data: sampleListingAndBuyer(2, 52),
    });
    await side.projectAll(side.projector());
  });
  afterAll(async () => {
    await documents.close();
    await side.close();
  });
  const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id).sort();

  it('by kind and id: missing, existing or deleted', async () => {
    expect(await documents.get(listingKind, sampleListingId(1))).toMatchObject({
      kind: 'listing',
      seq: 2,
      body: { state: 'verified' },
    });
    expect(await documents.get(listingKind, sampleListingId(99))).toBeUndefined();
    expect(await documents.get(listingKind, sampleListingId(4))).toMatchObject({ body: null });
    const several = await documents.getMany(listingKind, [sampleListingId(2), sampleListingId(98), sampleListingId(3)]);
    expect([...several.keys()].sort()).toEqual([sampleListingId(2), sampleListingId(3)]);
    expect(await documents.getMany(interestKind, [sampleListingId(1)])).toEqual(new Map());
  });

  it('of a seller: listings that are not deleted, and leads', async () => {
    expect((await findListingIds(documents, seller)).sort()).toEqual([sampleListingId(1), sampleListingId(2)]);
    expect(await findListingIds(documents, other)).toEqual([sampleListingId(3)]);
    expect((await findLeadsOfSeller(documents, sampleAccount(1))).map(formatLeadId)).toEqual([
      `${sampleListingId(1)}-${buyer}`,
    ]);
    expect(await findLeadsOfSeller(documents, other)).toEqual([]);
  });

  it('Z-04 of a seller: whether they ever posted, including deleted listings', async () => {
    expect(await hasEverPosted(documents, seller)).toBe(true);
    expect(await hasEverPosted(documents, third)).toBe(true);
    expect(await findListingIds(documents, third)).toEqual([]);
    expect(await hasEverPosted(documents, buyer)).toBe(false);
  });

  it('Z-04 of a buyer: whether they ever saved or contacted, not only viewed', async () => {
    expect(await hasSavedOrContacted(documents, buyer)).toBe(true);
    expect(await hasSavedOrContacted(documents, sampleAccount(51))).toBe(false);
    expect(await hasSavedOrContacted(documents, sampleAccount(52))).toBe(true);
  });

  it('that wait for staff: new listings and revisions', async () => {
    expect(ids(await findListingsWaitingForReview(documents, 10))).toEqual([sampleListingId(2), sampleListingId(3)]);
    expect(await findListingsWaitingForReview(documents, 1)).toHaveLength(1);
  });

  it('of a buyer', async () => {
    expect((await findInterestsOfBuyer(documents, buyer)).map(formatLeadId).sort()).toEqual([
      `${sampleListingId(1)}-${buyer}`,
      `${sampleListingId(3)}-${buyer}`,
    ]);
  });

  it('D-20 counts interest by counting buyers, not from a stored count', async () => {
    const counts = await countInterestByListing(documents, [
      sampleListingId(1),
      sampleListingId(2),
      sampleListingId(3),
    ]);
    expect(counts).toEqual(
      new Map([
        [sampleListingId(1), { leads: 1, views: 2, saves: 1 }],
        [sampleListingId(2), { leads: 0, views: 0, saves: 0 }],
        [sampleListingId(3), { leads: 0, views: 0, saves: 1 }],
      ]),
    );
  });

  it('D-82 distinguishes a hidden listing from a deleted one', async () => {
    await side.happened(nameSampleListingStream(5), poison);
    await side.projectAll(side.projector());
    expect([await documents.isParked(sampleListingId(5)), await documents.isParked(sampleListingId(4))]).toEqual([
      true,
      false,
    ]);
  });

  it('have one content hash, whatever the order and the change numbers', async () => {
    const before = await documents.hashContent();
    await side.pool.query('update read_g1.document set seq = seq + 1000');
    expect(await documents.hashContent()).toEqual(before);
    await side.pool.query(`update read_g1.document set body = body || '{"price": 7}' where id = $1`, [
      sampleListingId(1),
    ]);
    const after = await documents.hashContent();
    expect(after.documents).toBe(before.documents);
    expect(after.hash).not.toBe(before.hash);
    expect(after.hash).toMatch(/^[0-9a-f]{16}$/);
    expect(errors).toEqual([]);
  });

  it('uses an index, also for many documents', async () => {
    await side.pool.query(`
      insert into read_g1.document (kind, id, key, partition, seq, body)
      select 'listing', 'l' || n, 'l' || n, 0, n, jsonb_build_object('seller', 's' || n) from generate_series(1, 3000) n;
      insert into read_g1.document (kind, id, key, partition, seq, body)
      select 'posting', 'l' || n, 'l' || n, 0, n, jsonb_build_object('seller', 's' || n) from generate_series(1, 3000) n;
      insert into read_g1.document (kind, id, key, partition, seq, body)
      select 'interest', 'i' || n, 'i' || n, 0, n, jsonb_build_object('buyer', 's' || n, 'seller', 't' || n, 'contactedAt', n)
      from generate_series(1, 3000) n;
      analyze read_g1.document`);
    const plan = async (where: string) =>
      (await side.pool.query(`explain select id from read.document where ${where}`)).rows
        .map((row) => row['QUERY PLAN'])
        .join();
    expect(await plan(`kind = 'listing' and body->>'seller' = 'x'`)).toMatch(/Scan on listing_(by_seller|alike)/);
    expect(await plan(`kind = 'listing' and body ? 'waitingSince'`)).toContain('listing_waiting');
    expect(await plan(`kind = 'posting' and body->>'seller' = 'x'`)).toContain('posting_by_seller');
    expect(await plan(`kind = 'interest' and body->>'buyer' = 'x'`)).toContain('interest_by_buyer');
    expect(await plan(`kind = 'interest' and body ? 'contactedAt' and body->>'seller' = 'x'`)).toContain(
      'lead_by_seller',
    );
    expect(await plan(`kind = 'interest' and key = 'x'`)).toContain('document_by_key');
  });
});
