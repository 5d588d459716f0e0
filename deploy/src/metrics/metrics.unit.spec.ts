import { expect, it, vi } from 'vitest';
import { Metrics } from './metrics.ts';

it('a slow metric is left out, and is not requested again while it is being computed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const metrics = new Metrics();
    let asked = 0;
    const found = Promise.withResolvers<number>();
    metrics.gauge('slow', 'Takes its time', () => {
      asked++;
      return asked === 1 ? found.promise : 7;
    });
    for (let scrape = 0; scrape < 3; scrape++) {
      const text = metrics.printMetrics();
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await text).not.toMatch(/^naksha_slow /m);
    }
    expect(asked).toBe(1);
    found.resolve(5);
    await found.promise;
    await vi.advanceTimersByTimeAsync(0);
    expect(await metrics.printMetrics()).toMatch(/^naksha_slow 7$/m);
  } finally {
    vi.useRealTimers();
  }
});
