import { PHOTO_FAILURES, type PhotoFailure } from '@naksha/events/kernel';
import { Injectable } from '@nestjs/common';

export const PHOTO_OUTCOMES = ['received', 'refused', 'ready', ...PHOTO_FAILURES] as const;
export type PhotoOutcome = 'received' | 'refused' | 'ready' | PhotoFailure;

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
