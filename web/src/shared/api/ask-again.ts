import { queryClient } from './query-client.ts';

const PAUSE_MS = 3_000;
let waiting = false;
let commands = 0;

/**
 * For an answer that lacks what the person did a moment ago: it is shown, and what is on the page is asked for again after a
 * pause, because nothing else would tell the page. What is being asked goes on, and while a command is under way, whose result
 * the page may show already, nothing is asked.
 */
export function askAgainSoon(): void {
  if (waiting) return;
  waiting = true;
  setTimeout(() => {
    waiting = false;
    if (commands > 0) askAgainSoon();
    else void queryClient.invalidateQueries(undefined, { cancelRefetch: false });
  }, PAUSE_MS);
}

/** For as long as the command is under way. */
export async function holdAsking<T>(command: () => Promise<T>): Promise<T> {
  commands++;
  try {
    return await command();
  } finally {
    commands--;
  }
}
