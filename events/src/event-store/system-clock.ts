import type { Clock } from '../kernel/clock.ts';

export class SystemClock implements Clock {
  now(): Date {
    return new Date();
  }
}
