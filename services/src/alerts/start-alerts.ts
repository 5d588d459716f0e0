import type { Clock } from '@naksha/events/kernel';
import type pg from 'pg';
import type { Site } from '../reactors/effect.ts';
import type { LogFields } from '../reactors/reactor.ts';
import { Rounds } from '../reactors/rounds.ts';
import { findListingsNeverCheckedForAlerts } from './alert-canary.ts';
import { AlertSchedule } from './alert-schedule.ts';
import { AlertSender } from './alert-sender.ts';
import { AlertTexts } from './alert-texts.ts';

const SEND_EVERY_MS = 1_000;
const CATCH_UP_EVERY_MS = 30_000;
/** Texts are normally sent within seconds. */
const OVERDUE_MS = 300_000;

export type StartAlerts = {
  app: { get<T>(token: unknown, options: { strict: false }): T };
  pool: pg.Pool;
  clock: Clock;
  site: Site;
  /** The failure is retried. */
  onError(error: unknown, event: string, fields?: LogFields): void;
};

export type RunningAlerts = {
  stop(): Promise<void>;
  figures(): Promise<{ overdue: number; missing: number; atLimit: number }>;
};

/** May run in several processes. */
export function startAlerts({ app, pool, clock, site, onError }: StartAlerts): RunningAlerts {
  const schedule = new AlertSchedule(pool);
  const texts = new AlertTexts(pool);
  const sender = app.get<AlertSender>(AlertSender, { strict: false });
  const sending = new Rounds(
    SEND_EVERY_MS,
    (signal) => sender.runRound({ schedule, texts, site, onFailed: onError, signal }),
    (error) => onError(error, 'saved search messages failed'),
  );
  const catchingUp = new Rounds(
    CATCH_UP_EVERY_MS,
    () => schedule.catchUp(clock.now()),
    (error) => onError(error, 'saved search catch-up failed'),
  );
  return {
    stop: async () => void (await Promise.all([sending.stop(), catchingUp.stop()])),
    async figures() {
      const now = clock.now();
      const [overdue, missing, atLimit] = await Promise.all([
        schedule.countOverdue(new Date(now.getTime() - OVERDUE_MS)),
        findListingsNeverCheckedForAlerts(pool, now),
        texts.countAtLimit(now),
      ]);
      return { overdue, missing: missing.length, atLimit };
    },
  };
}
