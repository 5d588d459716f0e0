import { Problem } from '@naksha/events/contracts';
import type { ListingId, PositionToken } from '@naksha/events/kernel';
import type { BatchPart, BatchReview } from '@naksha/events/wire/batches';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { type Refusal, refusalProblem } from '../../commands/refusal.ts';
import { ClaimedReview } from '../../listings/claim-review/claimed-review.ts';
import { BatchReviews } from '../batch-reviews.ts';
import { verifyBySample } from './decide-verify-by-sample.ts';

/** Per request, so that it responds within a second or two. */
const MAX_LISTINGS_PER_REQUEST = 200;
/** Concurrent appends share a statement. */
const MAX_CONCURRENT_APPENDS = 8;

/** In id order. Sample and trust are checked each time, so that both can still stop it. */
export class VerifyBatch extends Command<BatchPart> {
  constructor(
    readonly batch: string,
    readonly after: ListingId | undefined,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(VerifyBatch)
export class VerifyBatchHandler implements ICommandHandler<VerifyBatch> {
  constructor(
    @Inject(BatchReviews) private readonly reviews: BatchReviews,
    @Inject(ClaimedReview) private readonly claimed: ClaimedReview,
  ) {}

  async execute({ batch, after, meta }: VerifyBatch): Promise<BatchPart> {
    const { review, listings } = await this.reviews.readReview(batch, meta.caller);
    const refusal = REFUSALS[review.state];
    if (refusal) throw refusalProblem(refusal);
    const rest = listings.filter((id) => after === undefined || id > after);
    const part = rest.slice(0, MAX_LISTINGS_PER_REQUEST);
    const positions: PositionToken[] = [];
    const left = [...part];
    const oneByOne = async () => {
      for (let id = left.shift(); id; id = left.shift()) {
        const position = await this.#verify(id, review, meta);
        if (position) positions.push(position);
      }
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENT_APPENDS }, oneByOne));
    return {
      ...{ code: 200, verified: positions.length, left: part.length - positions.length },
      after: part.length < rest.length ? part[part.length - 1] : null,
      ...(positions.length > 0 && { position: positions[positions.length - 1] }),
    };
  }

  /** Undefined: to be reviewed individually, or already decided. */
  async #verify(id: ListingId, review: BatchReview, meta: CommandMeta): Promise<PositionToken | undefined> {
    const failed = review.sample.filter(({ outcome }) => outcome === 'failed').length;
    const { id: batch, listings, sample: checked } = review;
    const sample = { batch, listings, checked: checked.length, failed };
    // An idempotency key represents a single verdict.
    const each = { ...meta, idempotencyKey: undefined };
    try {
      const command = { caller: meta.caller, sample };
      return await this.claimed.decide('VerifyBatch', id, { rule: verifyBySample, command, meta: each });
    } catch (error) {
      if (error instanceof Problem && SKIPPED_CODES.includes(error.code)) return undefined;
      throw error;
    }
  }
}

/** Skipped rather than failed. */
const SKIPPED_CODES = ['changed_meanwhile', 'nothing_to_review', 'claimed_by_other', 'listing_deleted', 'conflict'];

const REFUSALS: Record<BatchReview['state'], Refusal | undefined> = {
  ready: undefined,
  checking: {
    status: 409,
    code: 'sample_not_checked',
    detail: 'Verify or reject every listing of the sample first.',
  },
  failed: {
    status: 409,
    code: 'sample_failed',
    detail: 'Too many listings in the sample were rejected, changed or deleted. Review each listing individually.',
  },
  not_trusted: {
    status: 409,
    code: 'seller_not_trusted',
    detail: 'No administrator has trusted the imports of this account.',
  },
};
