import type pg from 'pg';
import { runExclusively, waitUnlessAborted } from '../documents/run-exclusively.ts';
import type { DocumentFollower } from '../documents/stored-document.ts';
import type { AlertMatcher } from './alert-matcher.ts';

const MATCHER_LOCK = 1_634_824_608;
const HOLD_MS = 5_000;

export type AlertMatcherOptions = {
  pool: pg.Pool;
  follower: DocumentFollower;
  matcher: AlertMatcher;
  retryMs?: number;
  onError(error: unknown): void;
};

/** Runs the matcher in one process at a time; others wait to take over. */
export function startAlertMatcher({ pool, follower, matcher, retryMs = 2_000, onError }: AlertMatcherOptions) {
  return runExclusively({
    pool,
    lock: MATCHER_LOCK,
    retryMs,
    onError,
    async work(signal, stillMine) {
      const following = follower.follow({
        kinds: matcher.kinds,
        reset: (documents) => matcher.reset(documents),
        changed: (documents, seqs) => matcher.changed(documents, seqs),
      });
      let ready = false;
      following.then(
        () => {
          ready = true;
        },
        // Stopping closes the documents, perhaps before they are loaded.
        (error) => signal.aborted || onError(error),
      );
      try {
        while (!signal.aborted) {
          await stillMine();
          await waitUnlessAborted(HOLD_MS, signal);
        }
      } finally {
        const end = following.then(
          (subscription) => subscription.stop(),
          () => undefined,
        );
        if (ready) await end;
      }
    },
  });
}
