import type { Feature } from '../feature/feature.ts';
import { BatchReviews } from './batch-reviews.ts';
import { BatchesController } from './batches.controller.ts';
import { SampleDraws } from './ranked-batches.ts';
import { VerifyBatchHandler } from './verify-batch/verify-batch.ts';

export const batchesFeature: Feature = {
  controllers: [BatchesController],
  providers: [BatchReviews, SampleDraws, VerifyBatchHandler],
};
