import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnLostChunk } from './reload-on-lost-chunk.ts';

describe('a script that cannot be loaded', () => {
  const reload = vi.fn();
  const kept = new Map<string, string>();
  let loseChunk: () => void;
  let served: () => Promise<{ status: number }>;

  beforeEach(() => {
    vi.useFakeTimers();
    kept.clear();
    reload.mockClear();
    served = async () => ({ status: 200 });
    vi.stubGlobal('window', {
      addEventListener: (event: string, listener: () => void) => {
        if (event === 'vite:preloadError') loseChunk = listener;
      },
    });
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('fetch', () => served());
    reloadOnLostChunk();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('reloads the page at once if the server responds', async () => {
    loseChunk();
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits for an unavailable server, and then reloads', async () => {
    served = () => Promise.reject(new TypeError('failed to fetch'));
    loseChunk();
    await vi.advanceTimersByTimeAsync(3000);
    served = async () => ({ status: 502 });
    await vi.advanceTimersByTimeAsync(3000);
    expect(reload).not.toHaveBeenCalled();
    served = async () => ({ status: 200 });
    await vi.advanceTimersByTimeAsync(3000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload again within a minute, and does after it', async () => {
    loseChunk();
    await vi.advanceTimersByTimeAsync(0);
    reloadOnLostChunk();
    await vi.advanceTimersByTimeAsync(59_000);
    loseChunk();
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    loseChunk();
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
