import type { Clock } from '@naksha/events/kernel';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type Provider,
  type Type,
} from '@nestjs/common';
import { CLOCK } from '../injection/tokens.ts';
import type { RetentionRule } from './retention-rule.ts';

const HOUR = 3_600_000;
const BATCH = 1000;
/** Limits the load; the next run continues. */
const BATCHES = 50;

const RULES = Symbol('retention rules');

export const createRetentionProviders = (rules: readonly Type<RetentionRule>[]): Provider[] => [
  ...rules,
  { provide: RULES, useFactory: (...all: RetentionRule[]) => all, inject: [...rules] },
  Retention,
];

@Injectable()
export class Retention implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Retention.name);
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private round: Promise<void> = Promise.resolve();

  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(RULES) private readonly rules: readonly RetentionRule[],
  ) {}

  onApplicationBootstrap(): void {
    // Never overlaps with the previous run.
    this.timer = setInterval(() => {
      this.round = this.round.then(() => this.once(this.clock.now()));
    }, HOUR);
    this.timer.unref();
  }

  /** While the database is still open. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.round;
  }

  /** A failure is logged and retried in the next run; other rules continue. */
  async once(now: Date): Promise<void> {
    for (const rule of this.rules)
      try {
        for (let batch = 0; batch < BATCHES && !this.stopped; batch++)
          if ((await rule.deleteExpired(now, BATCH)) < BATCH) break;
      } catch (error) {
        this.logger.error({ err: error, msg: 'expired data deletion failed', rule: rule.constructor.name });
      }
  }
}
