/** Milliseconds. */
const DELAYS = [1000, 2000, 4000];

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** @throws the last attempt's error; at once if aborted */
export async function loadWithRetries<T>(load: () => Promise<T>, signal?: AbortSignal, wait = pause): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load();
    } catch (error) {
      if (signal?.aborted || attempt >= DELAYS.length) throw error;
      await wait(DELAYS[attempt]);
    }
  }
}
