import { afterAll, afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
afterAll(() => void vi.resetModules());

it('a part opened by a click is preloaded when the page is idle, after the map, whether that loads or not', async () => {
  for (const end of ['resolve', 'reject'] as const) {
    vi.resetModules();
    vi.useFakeTimers();
    vi.stubGlobal('document', { readyState: 'complete' });
    const { lazyWhenIdle, delayIdleLoadsUntil } = await import('./lazy-when-idle.ts');
    const load = vi.fn(async () => ({ default: () => null }));
    lazyWhenIdle(load);
    const map = Promise.withResolvers<void>();
    delayIdleLoadsUntil(map.promise);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(load, end).not.toHaveBeenCalled();
    map[end]();
    await vi.advanceTimersByTimeAsync(0);
    expect(load, end).toHaveBeenCalledOnce();

    const later = vi.fn(async () => ({ default: () => null }));
    lazyWhenIdle(later);
    await vi.advanceTimersByTimeAsync(1000);
    expect(later).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(later).toHaveBeenCalledOnce();
    vi.useRealTimers();
  }
});
