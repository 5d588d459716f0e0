import type pg from 'pg';
import { pause, runAlone } from '../documents/run-alone.ts';
import type { DocumentFollower } from '../documents/stored-document.ts';
import type { AlertMatcher } from './alert-matcher.ts';

const MATCHER_LOCK = 1_634_824_608;
/** How soon a lock that was lost is noticed. */
const HOLD_MS = 5_000;

export type StartAlertMatcher = {
  /** Of the read database. */
  pool: pg.Pool;
  follower: DocumentFollower;
  matcher: AlertMatcher;
  retryMs?: number;
  /** Told of every failed attempt; it is tried again. */
  onError(error: unknown): void;
};

/** Matches what changes, beside other processes that wait to take over. @returns what stops it */
export function startAlertMatcher({ pool, follower, matcher, retryMs = 2_000, onError }: StartAlertMatcher) {
  return runAlone({
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
        // Whoever stops closes the documents too, before they were handed over.
        (error) => signal.aborted || onError(error),
      );
      try {
        while (!signal.aborted) {
          await stillMine();
          await pause(HOLD_MS, signal);
        }
      } finally {
        const end = following.then(
          (subscription) => subscription.stop(),
          () => undefined,
        );
        // Before the first load there is nothing to wait for, perhaps for ever: the documents may be away.
        if (ready) await end;
      }
    },
  });
}
