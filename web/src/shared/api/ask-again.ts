import { queryClient } from './query-client.ts';

const PAUSE_MS = 3_000;
let waiting = false;
let commands = 0;

/** Waits for queries and commands in progress. */
export function refetchSoon(): void {
  if (waiting) return;
  waiting = true;
  setTimeout(() => {
    waiting = false;
    if (commands > 0) refetchSoon();
    else void queryClient.invalidateQueries(undefined, { cancelRefetch: false });
  }, PAUSE_MS);
}

export async function withRefetchPaused<T>(command: () => Promise<T>): Promise<T> {
  commands++;
  try {
    return await command();
  } finally {
    commands--;
  }
}
