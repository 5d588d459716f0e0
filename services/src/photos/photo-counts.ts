import { PHOTO_FAILURES, type PhotoFailure } from '@naksha/events/kernel';
import { Injectable } from '@nestjs/common';

/** What became of photos: taken in, refused at the door, made ready, or given up for a reason. */
export const PHOTO_OUTCOMES = ['received', 'refused', 'ready', ...PHOTO_FAILURES] as const;
export type PhotoOutcome = 'received' | 'refused' | 'ready' | PhotoFailure;

/** Counts for whoever watches over the server. */
@Injectable()
export class PhotoCounts {
  private tell: (outcome: PhotoOutcome) => void = () => {};

  /** From now on. */
  onCount(tell: (outcome: PhotoOutcome) => void): void {
    this.tell = tell;
  }

  count(outcome: PhotoOutcome): void {
    this.tell(outcome);
  }
}
