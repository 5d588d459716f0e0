import type { Clock } from '@naksha/events/kernel';
import type pg from 'pg';
import type { Site } from '../reactors/effect.ts';
import { Rounds } from '../reactors/rounds.ts';
import { findMissing } from './alert-canary.ts';
import { AlertSchedule } from './alert-schedule.ts';
import { AlertSender } from './alert-sender.ts';
import { AlertTexts } from './alert-texts.ts';

const SEND_EVERY_MS = 1_000;
const CATCH_UP_EVERY_MS = 30_000;
/** Texts go out within seconds of being due. */
const OVERDUE_MS = 300_000;

export type StartAlerts = {
  /** A Nest application, with HTTP or without, that has `ServicesModule`. */
  app: { get<T>(token: unknown, options: { strict: false }): T };
  /** Of the write database. */
  pool: pg.Pool;
  clock: Clock;
  site: Site;
  /** Told of whatever failed and is tried again. */
  onError(error: unknown, what: string): void;
};

export type Alerts = {
  stop(): Promise<void>;
  /** Texts that should have gone out minutes ago, listings that nobody was told of, and numbers that have had all the texts they may. */
  figures(): Promise<{ overdue: number; missing: number; atLimit: number }>;
};

/** Sends what is found for saved searches. In one process or in several at once. */
export function startAlerts({ app, pool, clock, site, onError }: StartAlerts): Alerts {
  const schedule = new AlertSchedule(pool);
  const texts = new AlertTexts(pool);
  const sender = app.get<AlertSender>(AlertSender, { strict: false });
  const sending = new Rounds(
    SEND_EVERY_MS,
    (signal) => sender.round({ schedule, texts, site, onFailed: onError, signal }),
    (error) => onError(error, 'sending alerts'),
  );
  const catchingUp = new Rounds(
    CATCH_UP_EVERY_MS,
    () => schedule.catchUp(clock.now()),
    (error) => onError(error, 'looking for alerts of new searches'),
  );
  return {
    stop: async () => void (await Promise.all([sending.stop(), catchingUp.stop()])),
    async figures() {
      const now = clock.now();
      const [overdue, missing, atLimit] = await Promise.all([
        schedule.overdue(new Date(now.getTime() - OVERDUE_MS)),
        findMissing(pool, now),
        texts.countAtLimit(now),
      ]);
      return { overdue, missing: missing.length, atLimit };
    },
  };
}
