/** Milliseconds before the second and the third try (SPEC, section 8: up to 3 times with growing delay). */
export const DELAYS = [1000, 3000];

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** @throws what the third try threw; at once where `signal` is aborted */
export async function threeTries<T>(load: () => Promise<T>, signal?: AbortSignal, wait = pause): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load();
    } catch (error) {
      if (signal?.aborted || attempt >= DELAYS.length) throw error;
      await wait(DELAYS[attempt]);
    }
  }
}
