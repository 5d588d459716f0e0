import type { EventStore } from '@naksha/events/event-store';
import type { Clock } from '@naksha/events/kernel';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { PendingProfiles } from '../identity/profile/pending-profiles.ts';
import { Sessions } from '../identity/sessions.ts';
import { AddressLimit } from '../identity/sign-in/address-limit.ts';
import { SignInStates } from '../identity/sign-in/sign-in-states.ts';
import { UnnamedTexts } from '../listings/unnamed-texts.ts';
import { EndedEffects } from '../reactors/ended-effects.ts';
import { CLOCK, EVENT_STORE } from '../tokens.ts';
import type { Forgets } from './forgets.ts';

const HOUR = 3_600_000;
/** A day is promised to those who repeat a command; the other is for clocks and time zones that disagree. */
const IDEMPOTENCY_KEPT = 48 * HOUR;
const BATCH = 1000;
/** A round ends here at the latest, so that it is never what the database is busy with; the next one goes on. */
const BATCHES = 50;

/** Every hour deletes what has ended: it holds no rule any more, and would only grow and be read by nobody but a thief. */
@Injectable()
export class Forgetting implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Forgetting.name);
  private readonly all: readonly Forgets[];
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private round: Promise<void> = Promise.resolve();

  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(EVENT_STORE) store: EventStore,
    @Inject(Sessions) sessions: Sessions,
    @Inject(PendingProfiles) pendingProfiles: PendingProfiles,
    @Inject(SignInStates) signInStates: SignInStates,
    @Inject(AddressLimit) addresses: AddressLimit,
    @Inject(UnnamedTexts) texts: UnnamedTexts,
    @Inject(EndedEffects) effects: EndedEffects,
  ) {
    const idempotency: Forgets = {
      forgetEnded: (now, limit) => store.forgetIdempotency(new Date(now.getTime() - IDEMPOTENCY_KEPT), limit),
    };
    this.all = [idempotency, sessions, pendingProfiles, signInStates, addresses, texts, effects];
  }

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
    for (const one of this.all)
      try {
        for (let batch = 0; batch < BATCHES && !this.stopped; batch++)
          if ((await one.forgetEnded(now, BATCH)) < BATCH) break;
      } catch (error) {
        this.logger.error(error);
      }
  }
}
