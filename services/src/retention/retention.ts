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
/** A round ends here at the latest, so that it is never what the database is busy with; the next one goes on. */
const BATCHES = 50;

const RULES = Symbol('retention rules');

/** The round, and every rule that it goes through. */
export const provideRetention = (rules: readonly Type<RetentionRule>[]): Provider[] => [
  ...rules,
  { provide: RULES, useFactory: (...all: RetentionRule[]) => all, inject: [...rules] },
  Retention,
];

/** Every hour deletes what has ended: it holds no rule any more, and would only grow and be read by nobody but a thief. */
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
    // After the round before has ended: a slow database must not get more of them at once.
    this.timer = setInterval(() => {
      this.round = this.round.then(() => this.once(this.clock.now()));
    }, HOUR);
    this.timer.unref();
  }

  /** Ends after the batch that is under way, while the database is still there. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.round;
  }

  /** One round. What fails is logged and tried again in the next; the others go on. */
  async once(now: Date): Promise<void> {
    for (const rule of this.rules)
      try {
        for (let batch = 0; batch < BATCHES && !this.stopped; batch++)
          if ((await rule.deleteExpired(now, BATCH)) < BATCH) break;
      } catch (error) {
        this.logger.error(error);
      }
  }
}
