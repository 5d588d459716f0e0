import { type Caller, decodeEvent, hasAnyRoleOrIsAdministrator } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { type AccountId, type ListingId, nameAccountStream, nameListingStream } from '@naksha/events/kernel';
import type { BatchReview } from '@naksha/events/wire/batches';
import { Inject, Injectable } from '@nestjs/common';
import { loadStream } from '../commands/load-stream.ts';
import { type Refusal, refusalProblem, staffOnlyRefusal } from '../commands/refusal.ts';
import { account } from '../identity/account.ts';
import { EVENT_STORE } from '../injection/tokens.ts';
import { listListingsOfBatch } from '../listings/batch-claim.ts';
import { listing } from '../listings/listing.ts';
import { ownReviewRefusal } from '../listings/listing-refusals.ts';
import { batchSampleSize, judgeImportBatch, judgeListingInBatchSample, maxFailuresInSample } from './batch-sample.ts';
import { SampleDraws } from './ranked-batches.ts';

const noSuchBatch: Refusal = { status: 404, code: 'no_such_batch', detail: 'Import not found.' };

/** Reads events, so that lag cannot release the rest too early. */
@Injectable()
export class BatchReviews {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(SampleDraws) private readonly ranked: SampleDraws,
  ) {}

  /** Forbidden for the seller, who could otherwise fix the sample. */
  async readReview(batch: string, caller: Caller): Promise<{ review: BatchReview; listings: ListingId[] }> {
    if (!hasAnyRoleOrIsAdministrator(caller, 'reviewer')) throw refusalProblem(staffOnlyRefusal);
    const listings = await listListingsOfBatch(this.store, batch);
    if (listings.length === 0) throw refusalProblem(noSuchBatch);
    const seller = await this.#sellerOf(listings[0]);
    if (seller === caller.account) throw refusalProblem(ownReviewRefusal);
    const [sample, { state }] = await Promise.all([
      this.#sample(batch, listings),
      loadStream(this.store, nameAccountStream(seller), account),
    ]);
    const trusted = state.trusted === true;
    const outcomes = sample.map(({ outcome }) => outcome);
    const review: BatchReview = {
      ...{ id: batch, seller, trusted, listings: listings.length, sample },
      ...{ state: judgeImportBatch(outcomes, trusted), most_failed: maxFailuresInSample(sample.length) },
    };
    return { review, listings };
  }

  async #sellerOf(id: ListingId): Promise<AccountId> {
    const { state } = await loadStream(this.store, nameListingStream(id), listing);
    if (state.state === 'unposted') throw new Error(`Listing ${id} of an import was never posted`);
    return state.seller;
  }

  /** In draw order. */
  async #sample(batch: string, listings: readonly ListingId[]): Promise<BatchReview['sample']> {
    const ranked = this.ranked.rankListings(batch, listings);
    const size = batchSampleSize(listings.length);
    const sample: BatchReview['sample'] = [];
    for (let from = 0; from < ranked.length && sample.length < size; ) {
      const next = ranked.slice(from, from + size - sample.length);
      from += next.length;
      const outcomes = await Promise.all(next.map((id) => this.#outcomeOf(id)));
      for (const [k, outcome] of outcomes.entries()) if (outcome) sample.push({ listing: next[k], outcome });
    }
    return sample;
  }

  async #outcomeOf(id: ListingId) {
    return judgeListingInBatchSample(
      (await this.store.readStream(nameListingStream(id))).map((event) => decodeEvent(event)),
    );
  }
}
