/**
 * Waits for the end of something, but not for ever: past `ms` it is left to itself, and how it ends is not heard.
 * @throws what `work` throws by then
 */
export async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
