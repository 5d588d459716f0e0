import { queryClient } from './query-client.ts';

const PAUSE_MS = 3_000;
let waiting = false;

/**
 * For an answer that lacks what the person did a moment ago: it is shown, and what is on the page is asked for again after a
 * pause, because nothing else would tell the page. It ends by itself: answers wait for half a minute after a command, not longer.
 */
export function askAgainSoon(): void {
  if (waiting) return;
  waiting = true;
  setTimeout(() => {
    waiting = false;
    void queryClient.invalidateQueries();
  }, PAUSE_MS);
}
