import { PHOTO_FAILURES, type PhotoFailure } from '@naksha/events/kernel';
import { Injectable } from '@nestjs/common';

/** Outcomes: received, rejected, ready, or failed for a reason. */
export const PHOTO_OUTCOMES = ['received', 'refused', 'ready', ...PHOTO_FAILURES] as const;
export type PhotoOutcome = 'received' | 'refused' | 'ready' | PhotoFailure;

/** Counts outcomes for metrics. */
@Injectable()
export class PhotoCounts {
  private tell: (outcome: PhotoOutcome) => void = () => {};

  onCount(tell: (outcome: PhotoOutcome) => void): void {
    this.tell = tell;
  }

  count(outcome: PhotoOutcome): void {
    this.tell(outcome);
  }
}
